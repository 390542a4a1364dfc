"""What outlives the server: users, tables, and every event of a table, committed before it is acknowledged."""

from __future__ import annotations

from clerestory.server.store.rows import EventRow, SeatRow, StoredTable, TableRow
from clerestory.server.store.storing import Store

__all__ = ["EventRow", "SeatRow", "Store", "StoredTable", "TableRow"]
