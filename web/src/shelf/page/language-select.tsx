import { LANGUAGE_NAMES } from '@futsal-cup/domain/cup/text/language-names';
import { isLanguage, LANGUAGES } from '@futsal-cup/domain/cup/text/languages';
import { Languages } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { showMessage } from '../stores/messages';
import { useLanguage, useTexts } from '../texts/use-texts';
import { LANGUAGE_PARAMETER } from '../addresses/paths';
import { chooseLanguage } from '../texts/language';
import { QuietSelect } from '../ui/quiet-select';

/** Changes the language and nothing else: the scroll position, open forms and typed text stay. */
export function LanguageSelect() {
  const { general } = useTexts();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();

  const handleChange = async (value: string) => {
    if (!isLanguage(value)) return;
    // The language is removed from the address. Otherwise a reload would bring back the language in the address.
    if (query.has(LANGUAGE_PARAMETER)) {
      query.delete(LANGUAGE_PARAMETER);
      setQuery(query, { replace: true, preventScrollReset: true });
    }
    try {
      await chooseLanguage(value);
    } catch {
      showMessage('error', general.languageFailed);
    }
  };

  return (
    <QuietSelect
      icon={<Languages aria-hidden size={18} />}
      label={general.language}
      value={language}
      onChange={(value) => void handleChange(value)}
    >
      {LANGUAGES.map((option) => (
        <option key={option} value={option} lang={option}>
          {LANGUAGE_NAMES[option]}
        </option>
      ))}
    </QuietSelect>
  );
}
