import { Copy, Printer, Share2 } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { later } from '../../shelf/code/later';
import { showMessage } from '../../shelf/stores/messages';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { Skeleton } from '../../shelf/ui/content-states';
import { stack } from '../../shelf/styles/layout';
import styles from './links.module.css';

const QrCode = later(async () => (await import('./qr-code')).QrCode);

/** Shows the QR code of a link. The module that draws the QR code is loaded when the first one is shown. */
export function LinkCode({ address, label }: { readonly address: string; readonly label: string }) {
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <QrCode text={address} label={label} />
    </Suspense>
  );
}

function hasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

interface WaysToShareProps {
  readonly address: string;
  /** The share dialog shows this title. */
  readonly title: string;
  readonly code: ReactNode;
  /** The words of the button that prints, where the link comes on paper. */
  readonly print?: string;
  readonly onDone: () => void;
}

/** Copies a text, and says whether it could. */
export async function copyText(
  text: string,
  said: { readonly copied: string; readonly copyFailed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage('success', said.copied);
  } catch {
    // A page without encryption has no clipboard.
    showMessage('error', said.copyFailed);
  }
}

/** Shows a link as a QR code, and with buttons to print it, to copy it and, where the device can, to share it. */
export function WaysToShare({ address, title, code, print, onDone }: WaysToShareProps) {
  const { made: texts } = useAdminTexts().scorers;
  const canShare = typeof navigator.share === 'function';
  const handleShare = () =>
    navigator.share({ title, url: address }).catch((error: unknown) => {
      if (!hasCancelled(error)) showMessage('error', texts.copyFailed);
    });
  return (
    <div className={stack(4, styles['shared'])}>
      <div className={styles['codePlace']}>{code}</div>
      <div className={stack(3, styles['ways'])}>
        <label className={stack(1, styles['address'])}>
          {texts.link}
          <input readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
        {print !== undefined && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden size={20} />
            {print}
          </Button>
        )}
        <Button look="secondary" onClick={() => void copyText(address, texts)}>
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
  );
}
