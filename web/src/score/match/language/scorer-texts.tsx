import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { createContext, useContext } from 'react';
import type { ScorerTexts } from '../../texts/scorer-catalogues';

export interface ShownScorerTexts {
  readonly language: Language;
  readonly texts: ScorerTexts;
}

/** The context holds the language of the page; a change of the language renders only the texts again. */
export const ScorerTextsContext = createContext<ShownScorerTexts | null>(null);

export function useShownTexts(): ShownScorerTexts {
  const shown = useContext(ScorerTextsContext);
  if (!shown) throw new Error('A part of the page was drawn without its texts.');
  return shown;
}

export function useScorerTexts(): ScorerTexts {
  return useShownTexts().texts;
}
