// Runs before the first paint, so that a chosen appearance does not flash in the other one.
try {
  const chosen = localStorage.getItem("appearance");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is closed to us: the system's appearance holds.
}
