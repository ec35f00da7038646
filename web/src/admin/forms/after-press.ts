import type { FocusEvent } from 'react';

let isPressed = false;
const waiting: (() => void)[] = [];

function endPress(): void {
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}

window.addEventListener('mousedown', () => (isPressed = true), { capture: true });
// The browser sends no mouseup event after a drag or when its menu opens.
for (const end of ['mouseup', 'dragend', 'contextmenu']) {
  window.addEventListener(end, endPress, { capture: true });
}

/**
 * Runs a function at once; while the mouse or a finger presses something, the function runs at the release, just before the click.
 * Pressing a button takes the focus from a field before the release. If the field's error appeared in between, it would move the
 * button away, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/**
 * Whether the page itself moves the focus to a place that no key reaches, as to a new link. Nobody has left a field then, and a field of
 * a form that was sent and emptied shows no error.
 */
export function isMovedByPage({ relatedTarget }: FocusEvent): boolean {
  return !isPressed && relatedTarget instanceof HTMLElement && relatedTarget.tabIndex < 0;
}
