"""Learning by self-play: games against itself, what they teach, the network that learns it, and how good it has become.

    clerestory train sintra --minutes 10 --device cuda

On a GPU the arrays are PyTorch's, and that is all it is used for; on a CPU they are NumPy's, and nothing else is
needed. The rules, the observations and the loops over games are those of everything else here.
"""
