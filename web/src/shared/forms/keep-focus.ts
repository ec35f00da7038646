import type { MouseEvent } from 'react';

/**
 * For buttons below a form: pressing one would blur the field in focus first, its error would appear and push the button away
 * from under the pointer before it is released, and the click would be lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
