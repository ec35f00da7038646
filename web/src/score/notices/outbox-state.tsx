import { Check, Clock3, TriangleAlert } from 'lucide-react';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../language/scorer-texts';
import { isWaiting } from '../outbox/outbox-item';
import styles from './notices.module.css';

/** The part of the page that shows what was not taken. */
export const NOT_TAKEN_ID = 'not-taken';

/** Whether everything that was entered has reached the server. */
export function OutboxState() {
  const { outbox: texts } = useScorerTexts();
  const waiting = useOutbox(({ items }) => items.filter(isWaiting).length);
  const refused = useOutbox(({ items }) => items.length) - waiting;
  if (refused > 0) {
    return (
      <p role="alert">
        <a className={styles['state']} data-needs-eye href={`#${NOT_TAKEN_ID}`}>
          <TriangleAlert aria-hidden size={18} />
          {texts.notTaken(refused)}
        </a>
      </p>
    );
  }
  return (
    <p className={styles['state']} data-needs-eye={waiting > 0 || undefined}>
      {waiting > 0 ? <Clock3 aria-hidden size={18} /> : <Check aria-hidden size={18} />}
      <span>{waiting > 0 ? texts.waiting(waiting) : texts.sent}</span>
    </p>
  );
}
