"""The same games on a GPU: nothing is re-stated, CUDA kernels call the rules.

from clerestory.gpu.simulating import simulate    whole random games, a billion moves a second
from clerestory.gpu.batch import Batch            games that you play, a hundred million steps a second

Needs an NVIDIA card and `pip install 'clerestory[gpu]'`.
"""
