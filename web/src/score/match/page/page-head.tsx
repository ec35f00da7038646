import { LANGUAGE_NAMES } from '@futsal-cup/domain/cup/text/language-names';
import { isLanguage, LANGUAGES } from '@futsal-cup/domain/cup/text/languages';
import type { Access } from '../../outbox/desk/access';
import { chooseLanguage } from '../../../shelf/texts/language';
import { useLanguage } from '../../../shelf/texts/use-texts';
import { useScorerTexts } from '../../texts/scorer-texts';
import { OutboxState } from '../../outbox/notices/outbox-state';
import styles from './page.module.css';

interface PageHeadProps {
  readonly access: Access | null;
}

/** Shows the scorer and the link, whether all entries are sent, and the choice of language. */
export function PageHead({ access }: PageHeadProps) {
  const texts = useScorerTexts();
  const language = useLanguage();
  const who =
    access?.kind === 'device' ? `${access.name} · ${access.link.name}` : access && texts.access.administrator;
  const handleLanguage = (value: string) => {
    // If the texts cannot be loaded, the page keeps its present language, and the choice shows that one.
    if (isLanguage(value)) chooseLanguage(value).catch(() => undefined);
  };
  return (
    <header className={styles['head']}>
      <p className={styles['title']}>{who ?? texts.general.pageTitle}</p>
      {access && <OutboxState />}
      <select
        aria-label={texts.general.language}
        value={language}
        onChange={({ target }) => handleLanguage(target.value)}
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
