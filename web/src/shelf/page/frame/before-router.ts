type PopHandler = (event: PopStateEvent) => void;

let popHandler: PopHandler | null = null;

/**
 * Registers a `popstate` listener. It must be registered before the router is drawn, because the router registers its own and
 * browsers call the listeners of the window in the order of their registration, whether they capture or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => popHandler?.(event));
}

/** Sets a handler that gets each history step before the router. Null removes the handler. */
export function setPopHandler(handler: PopHandler | null): void {
  popHandler = handler;
}
