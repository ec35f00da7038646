import { byCategory } from '../cup/categories';
import type { Team } from '../cup/records';
import { nameKey } from '../cup/text/name-key';

/** A name that stands in several teams of one category. */
export interface NameInTeams {
  /** As the first of the teams has it. */
  readonly name: string;
  /** Two teams at least, each once, in the order in which they were passed. */
  readonly teamIds: readonly string[];
}

/**
 * The names that players of two or more teams of one category have, or of two teams without a category, in the order of the teams. Names are
 * the same by `nameKey`. Nobody but people can tell whether it is one person; a player of two categories is none of them.
 */
export function namesInTwoTeams(
  teams: readonly Pick<Team, 'teamId' | 'players' | 'categoryId'>[],
): readonly NameInTeams[] {
  return [...byCategory(teams).values()].flatMap((ofCategory) => {
    const names = new Map<string, { readonly name: string; readonly teamIds: Set<string> }>();
    for (const { teamId, players } of ofCategory) {
      for (const { name } of players) {
        const known = names.get(nameKey(name)) ?? { name, teamIds: new Set() };
        known.teamIds.add(teamId);
        names.set(nameKey(name), known);
      }
    }
    const found = [...names.values()].filter(({ teamIds }) => teamIds.size > 1);
    return found.map(({ name, teamIds }) => ({ name, teamIds: [...teamIds] }));
  });
}
