import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import { cluster, stack } from '../../../shelf/styles/layout';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Renders a sheet at the lower edge, near the thumb, as the browser's own modal dialog. For a moment it ignores touches, so
 * that the second tap on the button that opened it chooses nothing (`sheet.module.css`).
 */
export function Sheet({ title, children, onClose }: SheetProps) {
  const { general } = useScorerTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const titleId = useId();

  // The dialog is closed before it is removed, because only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    openedAt.current = performance.now();
    return () => element?.close();
  }, []);

  const handleClick = ({ target }: MouseEvent) => {
    const isOutside = target === dialog.current;
    if (isOutside && performance.now() - openedAt.current > 350) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={titleId}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={stack(3, styles['content'])}>
        <div className={cluster(3, styles['head'])}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={general.close} onClick={onClose}>
            <X aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
