/** The browser's storage. One that is full or closed forgets what it is given, and the page works on without it. */
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
      // The choice then lasts as long as the page is open.
    }
  },
};
