/** Reads a value from the browser's storage; returns null if there is none, or if the storage is not accessible. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Reads a stored value as JSON. Visitors may change their storage, so an unreadable value counts as missing. */
export function readStoredJson(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null');
  } catch {
    return null;
  }
}
