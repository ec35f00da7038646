import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useMedia } from '../../shelf/hooks/use-viewport';
import { useSiteTexts } from '../texts/site-texts';
import { IconButton } from '../../shelf/ui/button';
import { NavigationEntry } from './navigation-entry';
import type { NavigationItem } from './navigation-items';
import styles from './site-header.module.css';

interface OffCanvasMenuProps {
  readonly isOpen: boolean;
  readonly items: readonly NavigationItem[];
  readonly onClose: () => void;
}

/** The navigation of narrow windows. It is a modal dialog, so it keeps the focus inside and closes on Escape. */
export function OffCanvasMenu({ isOpen, items, onClose }: OffCanvasMenuProps) {
  const { navigation: navigationTexts } = useSiteTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isWide = useMedia('(width >= 1024px)');

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);

  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['menu']}
      aria-label={navigationTexts.menu}
      onClick={handleClick}
      onClose={onClose}
    >
      <div className={styles['menuContent']}>
        <div className={styles['menuTop']}>
          <IconButton label={navigationTexts.closeMenu} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <nav aria-label={navigationTexts.navigation}>
          <ul>
            {items.map((item) => (
              <NavigationEntry key={item.to} item={item} onFollow={onClose} />
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
