/** The table as it happens: a WebSocket that comes back by itself and asks for what it missed. */

import type { TableState } from "./types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export interface Listener {
  /** The state now, with the events since the last one that was heard. */
  heard(state: TableState): void;
  connected(isConnected: boolean): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private isClosed = false;

  /** `seat` null: the server chooses among mine; -1: the spectator's view. `since`: the first event wanted. */
  constructor(
    private readonly code: string,
    private readonly seat: number | null,
    private since: number,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const address = new URL(`/api/tables/${this.code}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (this.seat !== null) address.searchParams.set("seat", String(this.seat));
    address.searchParams.set("since", String(this.since));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.isClosed || socket !== this.socket) return;
      const state = JSON.parse(data) as TableState;
      this.wait = FIRST_WAIT;
      this.since = state.number;
      this.listener.connected(true);
      this.listener.heard(state);
    };
    socket.onclose = () => {
      if (this.isClosed || socket !== this.socket) return;
      this.socket = null;
      this.listener.connected(false);
      // Spread out, so that a server that restarts is not met by everybody in the same instant.
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private readonly hurry = (): void => {
    if (this.isClosed || this.socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };
}
