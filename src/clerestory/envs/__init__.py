"""Environments: the games in the forms that researchers use. They hold no rules. (docs/environments.md)

Each module needs packages of its own: `pip install "clerestory[rl]"` for pettingzoo, gymnasium and vector,
`pip install "clerestory[openspiel]"` for open_spiel.
"""
