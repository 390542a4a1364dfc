/** Addresses of the page. A link is a plain <a href>; this catches the click and shows the page without loading it anew. */

import { tick } from "svelte";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.move(() => undefined));
    window.addEventListener("hashchange", () => this.read());
    document.addEventListener("click", this.follow);
  }

  go(address: string, isInstead = false): void {
    this.move(() => {
      if (isInstead) history.replaceState(null, "", address);
      else history.pushState(null, "", address);
      if (!location.hash) scrollTo(0, 0);
    });
  }

  private move(change: () => void): void {
    change();
    const was = this.path;
    this.read();
    if (this.path !== was) void this.arrive();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  /** On a new page a screen reader starts at its main part. */
  private async arrive(): Promise<void> {
    await tick();
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  private readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
