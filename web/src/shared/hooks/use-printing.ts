import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what is drawn for that is there before the browser takes its picture. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const listen = (event: 'beforeprint' | 'afterprint', isNow: boolean) => {
      const handle = () => flushSync(() => setPrinting(isNow));
      window.addEventListener(event, handle);
      return () => window.removeEventListener(event, handle);
    };
    const stops = [listen('beforeprint', true), listen('afterprint', false)];
    return () => stops.forEach((stop) => stop());
  }, []);

  return isPrinting;
}
