import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { useSiteTexts } from '../texts/site-texts';
import looks from '../../shelf/styles/looks.module.css';
import styles from './site-header.module.css';
import type { NavigationItem } from './navigation-items';

/** Calls `onPress` when somebody presses outside an element while `isActive` is true. */
function usePressOutside(element: RefObject<HTMLElement | null>, isActive: boolean, onPress: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [element, isActive, onPress]);
}

interface NavigationEntryProps {
  readonly item: NavigationItem;
  /** The entry calls this function when one of its links was followed. */
  readonly onFollow?: () => void;
}

interface SubMenuProps {
  readonly id: string;
  readonly isExpanded: boolean;
  readonly links: NonNullable<NavigationItem['links']>;
  readonly onFollow: () => void;
}

function SubMenu({ id, isExpanded, links, onFollow }: SubMenuProps) {
  const ofCup = useCupAddress();
  return (
    <ul className={styles['subMenu']} id={id} hidden={!isExpanded}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link className={`${looks['touch']} ${styles['subLink']}`} to={ofCup(to)} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One entry of the main navigation, with its collapsible sub-menu. */
export function NavigationEntry({ item, onFollow }: NavigationEntryProps) {
  const { navigation: navigationTexts } = useSiteTexts();
  const ofCup = useCupAddress();
  const [isExpanded, setExpanded] = useState(false);
  const subMenuId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const collapse = useCallback(() => setExpanded(false), []);
  usePressOutside(entry, isExpanded, collapse);

  const handleFollow = () => {
    collapse();
    onFollow?.();
  };

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isExpanded) return;
    collapse();
    // The focus moves to the button, because it would be lost together with the focused link.
    toggle.current?.focus();
  };

  return (
    <li
      className={styles['entry']}
      ref={entry}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) collapse();
      }}
      onKeyDown={handleKeyDown}
    >
      <NavLink className={`${looks['touch']} ${styles['link']}`} to={ofCup(item.to)} onClick={handleFollow}>
        {item.label}
      </NavLink>
      {item.links && (
        <>
          <button
            ref={toggle}
            type="button"
            className={styles['toggle']}
            aria-expanded={isExpanded}
            aria-controls={subMenuId}
            aria-label={navigationTexts.moreUnder(item.label)}
            onClick={() => setExpanded(!isExpanded)}
          >
            <ChevronDown aria-hidden size={16} />
          </button>
          <SubMenu id={subMenuId} isExpanded={isExpanded} links={item.links} onFollow={handleFollow} />
        </>
      )}
    </li>
  );
}
