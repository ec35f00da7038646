import type { Cup, Match } from '../cup';

/** The matches of every stage of a cup. */
export function allMatches({ Stages }: Pick<Cup, 'Stages'>): Match[] {
  return Stages.flatMap(({ Matches }) => Matches);
}
