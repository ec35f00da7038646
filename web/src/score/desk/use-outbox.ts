import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OutboxState } from '../outbox/outbox';
import { useDesk, type Desk, keepClock } from './desk';

export function useOutbox<Part>(select: (state: OutboxState) => Part): Part {
  return useStore(useDesk().outbox.store, select);
}

/** Sends what is waiting as soon as there is reason to believe that it will arrive, and keeps the clock over sleep and reloads. */
export function useSending({ clock, outbox, otherTabs }: Desk): void {
  useEffect(() => {
    void outbox.load();
    const handleReturn = () => outbox.sendNow();
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') {
        clock.phone.comeBack();
        outbox.sendNow();
      } else {
        clock.phone.leave();
        keepClock(clock);
        void outbox.release();
      }
    };
    const handleOtherTab = () => void outbox.follow();
    window.addEventListener('online', handleReturn);
    otherTabs?.addEventListener('message', handleOtherTab);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', handleReturn);
      otherTabs?.removeEventListener('message', handleOtherTab);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [clock, outbox, otherTabs]);
}
