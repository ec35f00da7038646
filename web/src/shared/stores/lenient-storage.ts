import type { StateStorage } from 'zustand/middleware';

/** The browser's storage. One that is full or closed forgets what it is given, and the page works on without it. */
export const lenientStorage: StateStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // The choice then lasts as long as the page is open.
    }
  },
  removeItem: (name) => localStorage.removeItem(name),
};
