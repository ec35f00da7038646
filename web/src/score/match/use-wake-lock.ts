import { useEffect } from 'react';

/** Keeps the screen awake while a match is on, where the browser can. It lets go whenever the page is hidden. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const keepAwake = async () => {
      if (document.visibilityState === 'hidden') return;
      // Refused when the battery is low; the match goes on.
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
