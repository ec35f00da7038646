import { noteHistoryStep } from '../../stores/history-steps';

type PopHandler = (event: PopStateEvent) => void;

let popHandler: PopHandler | null = null;
let beforeStep: (() => void) | null = null;

/**
 * Browsers call the `popstate` listeners of the window in the order of their registration, capturing or not: this one is
 * registered before the router is drawn.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => {
    beforeStep?.();
    noteHistoryStep(event.state);
    popHandler?.(event);
  });
}

/** Sees each step through the history before the router does. Null takes the handler away. */
export function setPopHandler(handler: PopHandler | null): void {
  popHandler = handler;
}

/** Called while the page is still the one before the step. Null takes the handler away. */
export function setBeforeStep(handler: (() => void) | null): void {
  beforeStep = handler;
}
