import { Copy, Printer, Share2 } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { later } from '../../shared/code/later';
import { scorerLinkAddress } from '../../shared/paths/score-addresses';
import { showMessage } from '../../shared/stores/messages';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/content-states';
import { Panel } from '../../shared/ui/page/panel';
import type { CreatedLink } from './create-link';
import { LinkSheet } from './link-sheet';
import styles from './made-link.module.css';

const QrCode = later(async () => (await import('./qr-code')).QrCode);

interface MadeLinkProps {
  readonly created: CreatedLink;
  readonly onDone: () => void;
}

function hasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** A link that was just made. Its key is known here and now, and never again. */
export function MadeLink({ created: { link, key }, onDone }: MadeLinkProps) {
  const { made: texts } = useAdminTexts().scorers;
  const address = scorerLinkAddress(window.location.origin, key);
  const place = useRef<HTMLDivElement>(null);
  // The form that made it stands below, and on a phone far below.
  useEffect(() => place.current?.focus(), []);
  const canShare = typeof navigator.share === 'function';

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showMessage('success', texts.copied);
    } catch {
      // A page without encryption has no clipboard.
      showMessage('error', texts.copyFailed);
    }
  };
  const handleShare = () =>
    navigator.share({ title: link.name, url: address }).catch((error: unknown) => {
      if (!hasCancelled(error)) showMessage('error', texts.copyFailed);
    });
  const code = (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <QrCode text={address} label={texts.qr(link.name)} />
    </Suspense>
  );
  return (
    <div ref={place} className={styles['place']} tabIndex={-1}>
      <Panel title={texts.title(link.name)}>
        <p className={styles['once']}>{texts.once}</p>
        <div className={styles['link']}>
          <div className={styles['code']}>{code}</div>
          <div className={styles['ways']}>
            <label className={styles['address']}>
              {texts.link}
              <input readOnly value={address} onFocus={({ target }) => target.select()} />
            </label>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden size={20} />
              {texts.print}
            </Button>
            <Button look="secondary" onClick={() => void handleCopy()}>
              <Copy aria-hidden size={20} />
              {texts.copy}
            </Button>
            {canShare && (
              <Button look="secondary" onClick={() => void handleShare()}>
                <Share2 aria-hidden size={20} />
                {texts.share}
              </Button>
            )}
            <Button look="secondary" onClick={onDone}>
              {texts.done}
            </Button>
          </div>
        </div>
        <LinkSheet link={link}>{code}</LinkSheet>
      </Panel>
    </div>
  );
}
