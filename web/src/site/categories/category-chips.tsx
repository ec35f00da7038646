import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chosenCategory, useTournaments } from '../../shelf/stores/tournaments';
import { useCategoryTexts } from '../texts/categories/category-texts';
import styles from './categories.module.css';
import { type CategoryLink, useCategoryLinks } from './category-links';

function CategoryChip({ link: { category, name, language, to } }: { readonly link: CategoryLink }) {
  const isChosen = useTournaments(chosenCategory) === category;
  return (
    <Link className={styles['chip']} to={to} lang={language} aria-current={isChosen || undefined}>
      {name}
    </Link>
  );
}

/**
 * Begins the title of the tab with the category. The top of a page sets the title, but its code is part of every first view, and most cups have no
 * categories.
 */
function useCategoryInTitle(name: string | undefined): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title || !name) return;
    const start = `${name} · `;
    const begin = () => {
      if (!document.title.startsWith(start)) document.title = start + document.title;
    };
    begin();
    const observer = new MutationObserver(begin);
    observer.observe(title, { childList: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(start, '');
    };
  }, [name]);
}

/** Offers the categories in the dark top of a page, and marks the chosen one. */
export function CategoryChips() {
  const texts = useCategoryTexts();
  const chosen = useTournaments(chosenCategory);
  const row = useRef<HTMLDivElement>(null);
  const [all, ...categories] = useCategoryLinks();
  useCategoryInTitle(categories.find(({ category }) => category === chosen)?.name);

  // With many categories, the chosen one may be beyond the edge of a phone.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (!row.current || !current) return;
      row.current.scrollTo({
        left: current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2,
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);

  return (
    <nav className={styles['chips']} aria-label={texts.title}>
      <CategoryChip link={all} />
      <div className={styles['row']} ref={row}>
        {categories.map((link) => (
          <CategoryChip key={link.category} link={link} />
        ))}
      </div>
    </nav>
  );
}
