import type { ErrorCode } from '../cup/error-codes/error-codes';
import {
  MAX_GROUP_NAME_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_MATCHES,
  MAX_TEAMS,
  MIN_LOCATION_LENGTH,
} from '../cup/limits';
import { nameKey } from '../cup/text/name-key';
import { countCharacters } from '../cup/text/visible-text';
import { findTeamNameProblem, type TeamProblem } from './find-team-problems';
import type { ListedMatch } from './read-fixture-list';
import { shortened } from './shortened';

function findProblem(
  { date, time, location, local, visitor, group }: ListedMatch,
  today: string,
): ErrorCode | null {
  const ofNames = findTeamNameProblem(local) ?? findTeamNameProblem(visitor);
  if (ofNames) return ofNames;
  if (nameKey(local) === nameKey(visitor)) return 'same_team_selected';
  if (date === '') return 'invalid_date_format';
  if (date < today) return 'date_cannot_be_in_the_past';
  if (time === '') return 'please_select_a_time';
  if (location === '') return 'please_select_a_location';
  if (countCharacters(location) < MIN_LOCATION_LENGTH) return 'location_must_be_at_least_3_characters_long';
  if (countCharacters(location) > MAX_LOCATION_LENGTH) return 'location_must_be_at_most_100_characters_long';
  return countCharacters(group) > MAX_GROUP_NAME_LENGTH ? 'name_must_be_at_most_50_characters_long' : null;
}

/** The two sides of a match as they are told. */
export function pairOf({ local, visitor }: Pick<ListedMatch, 'local' | 'visitor'>): string {
  return `${shortened(local)} – ${shortened(visitor)}`;
}

/** The matches that the cup has, and its teams where names that are no team of it become teams. */
export interface PresentRecords {
  readonly matches: number;
  readonly teams: number | null;
}

/**
 * What does not let the matches of a list into a cup, in the order of the lines. `newTeams` are the keys of names that are no team of it, in the
 * order of the list.
 */
export function findFixtureProblems(
  matches: readonly ListedMatch[],
  newTeams: readonly string[],
  today: string,
  present: PresentRecords,
): readonly TeamProblem[] {
  const pairings = new Set<string>();
  const beyond = new Set(present.teams === null ? [] : newTeams.slice(MAX_TEAMS - present.teams));
  return matches.flatMap((match) => {
    const { line, date, time, local, visitor } = match;
    const sides = [nameKey(local), nameKey(visitor)];
    const before = pairings.size;
    pairings.add([date, time, ...sides.toSorted()].join('\n'));
    const code =
      findProblem(match, today) ||
      (pairings.size === before && 'match_already_exists') ||
      (pairings.size > MAX_MATCHES - present.matches && 'tournament_has_too_many_matches') ||
      (sides.some((key) => beyond.has(key)) && 'tournament_has_too_many_teams');
    return code ? [{ line, code, name: pairOf(match) }] : [];
  });
}
