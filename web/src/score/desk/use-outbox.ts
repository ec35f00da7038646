import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OutboxState } from '../outbox/outbox';
import { useDesk, type Desk } from './desk';

export function useOutbox<Part>(select: (state: OutboxState) => Part): Part {
  return useStore(useDesk().outbox.store, select);
}

/** Sends what is waiting as soon as there is reason to believe that it will arrive. */
export function useSending({ outbox }: Desk): void {
  useEffect(() => {
    void outbox.load();
    const handleReturn = () => {
      if (document.visibilityState === 'visible') outbox.sendNow();
      else outbox.release();
    };
    const handleStorage = () => void outbox.reload();
    window.addEventListener('online', handleReturn);
    window.addEventListener('storage', handleStorage);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('online', handleReturn);
      window.removeEventListener('storage', handleStorage);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [outbox]);
}
