import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OutboxState } from '../outbox';
import { useDesk, type Desk, keepClock } from './desk';

export function useOutbox<Part>(select: (state: OutboxState) => Part): Part {
  return useStore(useDesk().outbox.store, select);
}

/**
 * Sends pending entries as soon as they are likely to arrive, preserves the clock over sleep and reloads, and closes the
 * storage while the page is left.
 */
export function useSending({ clock, outbox, device, otherTabs }: Desk): void {
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
      }
    };
    const handlePageHide = () => device.leave();
    // The browser sends this event also when the page is shown for the first time.
    const handlePageShow = () => {
      device.comeBack();
      void outbox.load();
    };
    const handleOtherTab = () => void outbox.follow();
    window.addEventListener('online', handleReturn);
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    otherTabs?.addEventListener('message', handleOtherTab);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', handleReturn);
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
      otherTabs?.removeEventListener('message', handleOtherTab);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [clock, outbox, device, otherTabs]);
}
