/** Returns the key from the fragment of a link, which has the form `#k=KEY`. */
function keyOfFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('k') || null;
}

/** Returns the key from pasted text, which is the whole link or the key alone. */
export function keyOfText(text: string): string | null {
  const trimmed = text.trim();
  const [, fragment] = /#(\S+)/.exec(trimmed) ?? [];
  if (fragment !== undefined) return keyOfFragment(fragment);
  return /^[\w.~-]{16,200}$/.test(trimmed) ? trimmed : null;
}

/** Takes the key out of the address at once, so that it is in no history, screenshot or shared address. */
export function takeKeyFromAddress(): string | null {
  const { hash, pathname, search } = window.location;
  const key = keyOfFragment(hash);
  if (key !== null) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return key;
}
