import { useIsOnline } from '../desk/use-is-online';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import styles from './notices.module.css';

/** Says why entries are not sent: there is no network, or no answer. */
export function DeliveryNotice() {
  const { outbox: texts } = useScorerTexts();
  const isOnline = useIsOnline();
  const isInTrouble = useOutbox((state) => state.isInTrouble);
  if (isOnline && !isInTrouble) return null;
  return (
    <p className={styles['trouble']} role="status">
      {isOnline ? texts.trouble : texts.offline}
    </p>
  );
}

/** Warns if unsent entries would be lost with the page, or if the content of the storage is uncertain. */
export function StorageNotice() {
  const { outbox: texts } = useScorerTexts();
  const storage = useOutbox((state) => state.storage);
  if (storage !== 'refuses' && storage !== 'hangs') return null;
  return (
    <p className={styles['blocked']} role="alert">
      {storage === 'hangs' ? texts.storageHangs : texts.notStored}
    </p>
  );
}
