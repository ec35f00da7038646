import { useEffect, useState } from 'react';
import type { Notice } from '../../match/use-match-desk';
import styles from './notices.module.css';

const SHOWN_MS = 5_000;

/** Shows a notice at the upper edge, over content that nobody taps in a hurry; it never moves a button under the thumb. */
export function Toast({ notice }: { readonly notice: Notice }) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(notice.number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const text = notice.number === over ? '' : notice.text;
  return (
    <p className={styles['toast']} role="status" data-is-shown={text !== ''}>
      {text && <span key={notice.number}>{text}</span>}
    </p>
  );
}
