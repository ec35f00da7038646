import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@futsal-cup/domain/cup/languages';
import { Languages } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showMessage } from '../stores/messages';
import { useLanguage, useTexts } from '../texts/use-texts';
import { LANGUAGE_PARAMETER } from '../paths/paths';
import { chooseLanguage } from './language';
import styles from './language-select.module.css';

/** Changes the language and nothing else: place, open forms and what was typed stay. */
export function LanguageSelect() {
  const { general } = useTexts();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();

  const handleChange = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const { value } = target;
    if (!isLanguage(value)) return;
    try {
      await chooseLanguage(value);
    } catch {
      showMessage('error', general.languageFailed);
      return;
    }
    // The address would bring the old language back at the next visit.
    if (!query.has(LANGUAGE_PARAMETER)) return;
    query.delete(LANGUAGE_PARAMETER);
    setQuery(query, { replace: true, preventScrollReset: true });
  };

  return (
    <label className={styles['switch']}>
      <Languages aria-hidden size={18} />
      <span className={styles['label']}>{general.language}</span>
      <select value={language} onChange={(event) => void handleChange(event)}>
        {LANGUAGES.map((option) => (
          <option key={option} value={option} lang={option}>
            {LANGUAGE_NAMES[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
