/*
 * A frame reads and writes nothing that browsers store. Most of them block the storage of a frame or keep it apart; where they do not, because
 * the page around it belongs to the same site, the frame must not change which cup the visitor has chosen, nor read an organiser's session.
 */
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get: () => {
      throw new DOMException('A frame has no storage.', 'SecurityError');
    },
  });
}
