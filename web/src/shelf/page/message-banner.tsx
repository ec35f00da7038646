import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMessagePlace } from '../stores/message-place';
import { clearMessage, MESSAGE_LIFETIME_MS, useMessages, type Message } from '../stores/messages';
import { cluster } from '../styles/layout';
import looks from '../styles/looks.module.css';
import { useTexts } from '../texts/use-texts';
import { IconButton } from '../ui/button';
import styles from './page.module.css';

function MessageBox({ message: { kind, text, action } }: { readonly message: Message }) {
  const { general: generalTexts } = useTexts();
  const Icon = kind === 'error' ? TriangleAlert : CircleCheck;
  return (
    <div className={cluster(3, styles['message'], styles[kind])}>
      <Icon aria-hidden />
      <p className={styles['messageText']}>{text}</p>
      {action}
      <IconButton label={generalTexts.close} icon={<X aria-hidden />} onClick={clearMessage} />
    </div>
  );
}

/**
 * Shows the one message of the app. Screen readers announce changes only in live regions that already exist, so both regions are
 * always present.
 */
export function MessageBanner() {
  const message = useMessages((state) => state.message);
  const dialog = useMessagePlace(({ dialogs }) => dialogs.at(-1));

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(clearMessage, MESSAGE_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const banner = (
    <div className={`${styles['messagePlace']} ${looks['offPaper']}`}>
      <div role="alert">{message?.kind === 'error' && <MessageBox message={message} />}</div>
      <div role="status">{message?.kind === 'success' && <MessageBox message={message} />}</div>
    </div>
  );
  return dialog ? createPortal(banner, dialog) : banner;
}
