import type { Cup } from '../cup/records';
import { SIDES } from '../cup/sides';
import { nameKey } from '../cup/text/name-key';
import { nearestName } from '../cup/text/nearest-name';
import type { CupFileProblem } from './problems';
import type { CupFile } from './schema';

/**
 * A text of a cup file that stands for an unknown team, although it is nearly the name of a known one, `meant`, or is that of one in another
 * category; then `meant` is null.
 */
export interface Doubt {
  readonly path: string;
  readonly text: string;
  readonly meant: string | null;
}

/** The texts of knockout matches that were bound to nothing and nearly name a team. `known` has the keys of all names, those of other categories too. */
export function findDoubts(
  file: CupFile,
  { matches, teams }: Cup,
  known: ReadonlySet<string> = new Set(),
): Doubt[] {
  const names = teams.map(({ name }) => name);
  return matches.flatMap((match, index) =>
    SIDES.flatMap((side): Doubt[] => {
      const { teamId, source, placeholder: text } = match[side];
      const isSaid = file.matches[index]?.words?.[side] !== undefined;
      if (isSaid || teamId !== null || source !== null || text === null) return [];
      const meant = nearestName(text, names);
      const isDoubtful = meant !== null || known.has(nameKey(text));
      return isDoubtful ? [{ path: `matches[${index}].${side}`, text, meant }] : [];
    }),
  );
}

/** The part of a file that a problem is about when it says so. */
const NAMED: Partial<Record<CupFileProblem['msg'], 'teams' | 'stages' | 'groups'>> = {
  team_not_found: 'teams',
  team_not_in_group: 'teams',
  team_is_not_in_the_match: 'teams',
  stage_not_found: 'stages',
  group_not_found: 'groups',
};

/** The value at the path of a problem, `groups[0].teams[2]`. */
function valueAt(file: CupFile, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], file);
}

/** The problem with the name that was most likely meant, where it is about a name that the file does not have. */
export function withNearestName(file: CupFile, problem: CupFileProblem): CupFileProblem {
  const part = NAMED[problem.msg];
  const text = part && valueAt(file, problem.path);
  if (!part || typeof text !== 'string') return problem;
  const names = file[part].map(({ name }) => name);
  if (names.some((name) => nameKey(name) === nameKey(text))) return problem;
  const meant = nearestName(text, names);
  return meant === null ? problem : { ...problem, meant };
}
