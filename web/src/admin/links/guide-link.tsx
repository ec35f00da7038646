import { BookOpen } from 'lucide-react';
import { guideAddress, guideLanguageFor } from '../addresses/guide-address';
import { useAdminTexts, useLanguage } from '../../shelf/texts/use-texts';
import styles from './guide-link.module.css';

/** The guide from signing in to the final, beside the screens that it tells of. */
export function GuideLink() {
  const { guide } = useAdminTexts().admin;
  const language = guideLanguageFor(useLanguage());
  return (
    <a
      className={styles['guide']}
      href={guideAddress(language)}
      hrefLang={language}
      target="_blank"
      rel="noreferrer"
    >
      <BookOpen aria-hidden size={20} />
      {guide}
    </a>
  );
}
