let isPressed = false;
const waiting: (() => void)[] = [];

function endPress(): void {
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}

window.addEventListener('mousedown', () => (isPressed = true), { capture: true });
// A drag, and a menu of the browser, swallow the release.
for (const end of ['mouseup', 'dragend', 'contextmenu']) {
  window.addEventListener(end, endPress, { capture: true });
}

/** Runs at once, or, while the mouse or a finger presses something, when it lets go, just before the click. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
