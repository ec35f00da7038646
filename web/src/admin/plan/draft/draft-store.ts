import { useState } from 'react';
import { create } from 'zustand';
import { lenientStorage } from '../../../shelf/stores/lenient-storage';

/** Makes a store of drafts, each under a key. They are stored in the browser, under their keys after `prefix`. */
export function draftStore<Draft>(prefix: string, read: (stored: unknown) => Draft | null) {
  /** The drafts that were changed since the page was opened; null for one that was given up. */
  const useChanged = create<Readonly<Record<string, Draft | null>>>(() => ({}));

  /** Unreadable data counts as no draft, because people may clear or change the storage of their browser. */
  function readStored(key: string): Draft | null {
    try {
      return read(JSON.parse(localStorage.getItem(prefix + key) ?? 'null'));
    } catch {
      return null;
    }
  }

  /** Returns the draft as it is, or as it was left in this browser. */
  function useOwn(key: string): Draft | null {
    const [left] = useState(() => readStored(key));
    const changed = useChanged((drafts) => drafts[key]);
    return changed === undefined ? left : changed;
  }

  /** Stores a draft at once; null gives it up. */
  function keep(key: string, draft: Draft | null): void {
    useChanged.setState({ [key]: draft });
    lenientStorage.setItem(prefix + key, JSON.stringify(draft));
  }

  return { useChanged, readStored, useOwn, keep };
}
