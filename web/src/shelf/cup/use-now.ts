import { useEffect, useState } from 'react';
import { serverNow } from '../api/server-now';

/** Returns the time, updated at an interval: by the server's clock, because a clock of the device that is wrong must change nothing. */
export function useNow(every: number, read: () => number = serverNow): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), every);
    return () => clearInterval(timer);
  }, [every, read]);
  return now;
}
