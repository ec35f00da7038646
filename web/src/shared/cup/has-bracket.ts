import type { Cup } from './cup';

/** Whether the cup has matches of a knockout stage. */
export function hasBracket({ Stages }: Pick<Cup, 'Stages'>): boolean {
  return Stages.some(({ type, Matches }) => type === 'knockout' && Matches.length > 0);
}
