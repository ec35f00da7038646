import { Check, CircleQuestionMark, Clock3, CloudOff, TriangleAlert } from 'lucide-react';
import { useIsOnline } from '../desk/use-is-online';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import { isWaiting } from '../outbox-item';
import { cluster } from '../../../shelf/styles/layout';
import styles from './notices.module.css';

/** The id of the section of the page with refused entries. */
export const NOT_TAKEN_ID = 'not-taken';

/** Shows whether everything has reached the server. This is certain only if the storage answers. */
export function OutboxState() {
  const { outbox: texts } = useScorerTexts();
  const waiting = useOutbox(({ items }) => items.filter(isWaiting).length);
  const refused = useOutbox(({ items }) => items.length) - waiting;
  const storage = useOutbox((state) => state.storage);
  const isOnline = useIsOnline();
  if (refused > 0) {
    return (
      <p role="alert">
        <a className={cluster(1, styles['state'])} data-needs-eye href={`#${NOT_TAKEN_ID}`}>
          <TriangleAlert aria-hidden size={18} />
          {texts.notTaken(refused)}
        </a>
      </p>
    );
  }
  if (storage === 'unread') return null;
  const isUnknown = storage === 'hangs' && waiting === 0;
  const Icon = !isOnline ? CloudOff : isUnknown ? CircleQuestionMark : waiting > 0 ? Clock3 : Check;
  const whenNoneWaits = isUnknown ? texts.notKnown : isOnline ? texts.sent : texts.noNetwork;
  return (
    <p
      className={cluster(1, styles['state'])}
      data-needs-eye={isUnknown || waiting > 0 || !isOnline || undefined}
    >
      <Icon aria-hidden size={18} />
      <span>{waiting > 0 ? texts.waiting(waiting) : whenNoneWaits}</span>
    </p>
  );
}
