import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chosenCategory, useTournaments } from '../../shelf/stores/tournaments';
import { useCategoryTexts } from '../texts/categories/category-texts';
import styles from './categories.module.css';
import { useCategoryLinks } from './category-links';

/** Offers the categories in the dark top of a page, and marks the chosen one. */
export function CategoryChips() {
  const texts = useCategoryTexts();
  const chosen = useTournaments(chosenCategory);
  const row = useRef<HTMLElement>(null);

  // With many categories, the chosen one may be beyond the edge of a phone.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (current) row.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);

  return (
    <nav ref={row} className={styles['chips']} aria-label={texts.title}>
      {useCategoryLinks().map(({ category, name, language, to }) => (
        <Link
          key={category}
          className={styles['chip']}
          to={to}
          lang={language}
          aria-current={category === chosen || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
