import { useEffect, useRef } from 'react';

/** Polls at once and then at an interval, but not while the page is hidden, and with only one request at a time. */
export function useAsking(ask: () => Promise<void>, everyMs: number): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let isAsking = false;
    const handleTurn = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      try {
        await latest.current();
      } finally {
        isAsking = false;
      }
    };
    const handleReturn = () => void handleTurn();
    handleReturn();
    const timer = setInterval(handleReturn, everyMs);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [everyMs]);
}
