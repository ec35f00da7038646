import { useEffect, useState } from 'react';

/** Texts up to this length are read in a moment, at each key. */
const MAX_AT_ONCE = 20_000;

/** The pause in typing (in milliseconds) after which a longer text is read. */
const PAUSE = 400;

/** Returns a text to be read: as it is, or where it is long as it was when somebody last stopped typing. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  const isLong = text.length > MAX_AT_ONCE;
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, isLong]);
  return isLong ? settled : text;
}
