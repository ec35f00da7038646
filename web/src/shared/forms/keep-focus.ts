import type { MouseEvent } from 'react';

/** For the buttons of a form: the field keeps the focus, so a phone's keyboard stays open for the next stage, group or player. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
