"""How much one person may ask for: a bucket of tokens that fills again, for each user or address."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

BURST = 4  # seconds' worth that may be spent at once
MOST_BUCKETS = 10_000


@dataclass
class Bucket:
    tokens: float
    filled: float


class Limits:
    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, who: str, cost: float) -> int:
        """Take so many tokens; the seconds to wait if there are not enough, else 0."""
        now, most = time.monotonic(), self._rate * BURST
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(most, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        bucket.tokens = min(most, bucket.tokens + (now - bucket.filled) * self._rate)
        bucket.filled = now
        cost = min(cost, most)
        if bucket.tokens < cost:
            return math.ceil((cost - bucket.tokens) / self._rate)
        bucket.tokens -= cost
        return 0
