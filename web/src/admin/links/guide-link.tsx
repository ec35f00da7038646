import { BookOpen } from 'lucide-react';
import { guideAddress, guideLanguageFor } from '../addresses/guide-address';
import ui from '../ui/ui.module.css';
import { useLanguage } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';

/** Links to the guide, which explains everything from signing in to the final. */
export function GuideLink() {
  const { guide } = useAdminTexts().admin;
  const language = guideLanguageFor(useLanguage());
  return (
    <a
      className={ui['link']}
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
