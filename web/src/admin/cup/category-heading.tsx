import { cupLanguage } from '../../shelf/stores/tournaments';
import ui from '../ui/ui.module.css';

/** Heads the part of a page that is about one category; nothing where the cup has none. */
export function CategoryHeading({ category }: { readonly category: string | undefined }) {
  if (!category) return null;
  return (
    <h3 className={ui['subtitle']} lang={cupLanguage()}>
      {category}
    </h3>
  );
}
