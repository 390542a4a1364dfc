"""What the games do, written down: playthroughs drawn move by move, perft counts, and signatures.

`make golden` writes them anew; a change in them is read in review and named in the commit.
"""
