import { inCategory } from '@futsal-cup/domain/cup/in-category';
import { cupLanguage } from '../stores/tournaments';
import { shownLanguage } from '../texts/use-texts';
import type { NamedStage } from './cup';

export { inCategory };

type Named = Omit<NamedStage, 'stageId'>;

/** Returns the name of a stage: in the reader's language, unless somebody has changed it. The component must draw with its texts anyway. */
export function stageName({ name, names }: Named): string {
  return names?.[shownLanguage()] ?? name;
}

/** Returns the language of the name of a stage, if it is not the reader's. */
export function stageLanguage({ names }: Named): string | undefined {
  return names ? undefined : cupLanguage();
}

/** Returns the name of a stage with its category, for where stages of several categories are shown. */
export function fullStageName(stage: Named): string {
  return inCategory(stage.category, stageName(stage));
}
