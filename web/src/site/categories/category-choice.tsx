import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { autoGrid } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { Section } from '../layout/section';
import { useCategoryTexts } from '../texts/categories/category-texts';
import styles from './categories.module.css';
import { useCategoryLinks } from './category-links';

interface CategoryChoiceProps {
  /** Whether the category that the visitor had chosen no longer exists. */
  readonly isGone: boolean;
}

/** Asks a visitor for the category. */
export function CategoryChoice({ isGone }: CategoryChoiceProps) {
  const texts = useCategoryTexts();
  const [all, ...categories] = useCategoryLinks();
  return (
    <Section title={texts.choose} id="categories">
      {isGone && (
        <p className={styles['gone']} role="alert">
          {texts.gone}
        </p>
      )}
      <ul className={autoGrid(3, styles['cards'])}>
        {[...categories, all].map(({ category, name, language, to }) => (
          <li key={category}>
            <Link className={`${looks['card']} ${styles['card']}`} to={to} lang={language}>
              <span className={styles['name']}>{name}</span>
              <ChevronDown aria-hidden className={styles['arrow']} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
