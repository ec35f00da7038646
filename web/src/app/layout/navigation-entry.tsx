import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { navigationTexts } from '../../shared/texts/navigation';
import styles from './navigation-entry.module.css';
import type { NavigationItem } from './navigation-items';

interface NavigationEntryProps {
  readonly item: NavigationItem;
  /** Called when one of its links was followed. */
  readonly onFollow?: () => void;
}

/** One entry of the main navigation, with its collapsible sub-menu. */
export function NavigationEntry({ item, onFollow }: NavigationEntryProps) {
  const [isExpanded, setExpanded] = useState(false);
  const subMenuId = useId();

  const handleFollow = () => {
    setExpanded(false);
    onFollow?.();
  };

  return (
    <li
      className={styles['entry']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setExpanded(false);
      }}
    >
      <NavLink className={styles['link']} to={item.to} onClick={handleFollow}>
        {item.label}
      </NavLink>
      {item.links && (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isExpanded}
            aria-controls={subMenuId}
            aria-label={navigationTexts.moreUnder(item.label)}
            onClick={() => setExpanded(!isExpanded)}
          >
            <ChevronDown aria-hidden size={16} />
          </button>
          <ul className={styles['subMenu']} id={subMenuId} hidden={!isExpanded}>
            {item.links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles['subLink']} to={to} onClick={handleFollow}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
