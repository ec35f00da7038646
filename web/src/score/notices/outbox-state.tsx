import { Check, Clock3 } from 'lucide-react';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../language/scorer-texts';
import { isWaiting } from '../outbox/outbox-item';
import styles from './notices.module.css';

/** Whether everything that was entered has reached the server. */
export function OutboxState() {
  const { outbox: texts } = useScorerTexts();
  const waiting = useOutbox(({ items }) => items.filter(isWaiting).length);
  return (
    <p className={styles['state']} data-is-waiting={waiting > 0}>
      {waiting > 0 ? <Clock3 aria-hidden size={18} /> : <Check aria-hidden size={18} />}
      {waiting > 0 ? texts.waiting(waiting) : texts.sent}
    </p>
  );
}
