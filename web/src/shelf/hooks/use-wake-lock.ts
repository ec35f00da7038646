import { useEffect } from 'react';

/** Keeps the screen awake during a match, if the browser can. The browser releases the lock whenever the page is hidden. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const keepAwake = async () => {
      if (document.visibilityState === 'hidden') return;
      // The browser may refuse the lock when the battery is low; the match continues without it.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void granted?.release();
      else lock = granted;
    };
    const handleReturn = () => void keepAwake();
    handleReturn();
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleReturn);
      void lock?.release();
    };
  }, [isNeeded]);
}
