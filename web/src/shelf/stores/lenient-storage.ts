/** Wraps the browser's storage. If the storage is full or not available, values are not stored, and the page works without them. */
export const lenientStorage = {
  getItem(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // A value that cannot be stored is lost when the page is closed.
    }
  },
  removeItem(name: string): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // A storage that cannot be reached keeps nothing either.
    }
  },
};
