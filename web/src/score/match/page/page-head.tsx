import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import type { Access } from '../../outbox/desk/access';
import { useShownTexts } from '../language/scorer-texts';
import { OutboxState } from '../../outbox/notices/outbox-state';
import styles from './page.module.css';

interface PageHeadProps {
  readonly access: Access | null;
  readonly onLanguage: (language: Language) => void;
}

/** Shows the scorer and the link, whether all entries are sent, and the choice of language. */
export function PageHead({ access, onLanguage }: PageHeadProps) {
  const { language, texts } = useShownTexts();
  const who =
    access?.kind === 'device' ? `${access.name} · ${access.link.name}` : access && texts.access.administrator;
  return (
    <header className={styles['head']}>
      <p className={styles['title']}>{who ?? texts.general.pageTitle}</p>
      {access && <OutboxState />}
      <select
        aria-label={texts.general.language}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && onLanguage(target.value)}
      >
        {LANGUAGES.map((option) => (
          <option key={option} value={option} lang={option}>
            {LANGUAGE_NAMES[option]}
          </option>
        ))}
      </select>
    </header>
  );
}
