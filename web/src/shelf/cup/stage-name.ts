import { cupLanguage } from '../stores/tournaments';
import { shownLanguage } from '../texts/use-texts';
import type { Stage } from './cup';

type Named = Pick<Stage, 'name' | 'names'>;

/** Returns the name of a stage: in the reader's language, unless somebody has changed it. The component must draw with its texts anyway. */
export function stageName({ name, names }: Named): string {
  return names?.[shownLanguage()] ?? name;
}

/** Returns the language of the name of a stage, if it is not the reader's. */
export function stageLanguage({ names }: Named): string | undefined {
  return names ? undefined : cupLanguage();
}
