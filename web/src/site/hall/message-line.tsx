import type { Message } from '@futsal-cup/domain/cup/records';
import { useEffect, useState } from 'react';
import { serverNow } from '../../shelf/api/server-now';
import { shownMessage } from '../../shelf/cup/message';
import { Container } from '../../shelf/page/container';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useLater } from '../layout/use-later';
import styles from './hall.module.css';

/** Timers of browsers cannot wait longer than 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Screen readers announce only what enters an element that they know already. */
const TIME_TO_KNOW_MS = 100;

/** Returns the text of a message until its end. */
function useShown(message: Message): string | null {
  const [now, setNow] = useState(serverNow);
  const end = Date.parse(message.until);
  useEffect(() => {
    if (end <= now) return;
    const left = end - serverNow();
    const timer = setTimeout(() => setNow(serverNow()), Math.min(left, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [end, now]);
  return shownMessage({ message }, now);
}

/** Tells everybody the message at the lower edge of the window, so that nothing moves when it comes or goes. */
export function MessageLine({ message }: { readonly message: Message }) {
  const text = useShown(message);
  const isKnown = useLater(TIME_TO_KNOW_MS);
  const isShown = text !== null && isKnown;
  return (
    <div className={`${styles['place']} ${looks['offPaper']}`} role="status">
      {isShown && (
        <div className={styles['message']} data-told>
          <Container className={cluster(3, styles['line'])}>
            <p dir="auto" lang={cupLanguage()}>
              {text}
            </p>
          </Container>
        </div>
      )}
    </div>
  );
}
