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

/** What the cup has room for: the matches that it has, and its teams where names that are no team of it become teams. */
export interface PresentRecords {
  readonly matches: number;
  readonly teams: number | null;
}

/** Finds out whether a match is in the list already, and whether it, or a team that it brings, is more than the cup holds. */
function problemsOfAll(newTeams: ReadonlySet<string>, { matches, teams }: PresentRecords) {
  const pairings = new Set<string>();
  const brought = new Set<string>();
  return ({ date, time, local, visitor }: ListedMatch): ErrorCode | null => {
    const sides = [nameKey(local), nameKey(visitor)];
    const pairing = [date, time, ...sides.sort()].join('\n');
    if (pairings.has(pairing)) return 'match_already_exists';
    pairings.add(pairing);
    if (pairings.size > MAX_MATCHES - matches) return 'tournament_has_too_many_matches';
    const bringing = sides.filter((key) => newTeams.has(key) && !brought.has(key));
    for (const key of bringing) brought.add(key);
    const isTooMany = teams !== null && bringing.length > 0 && brought.size > MAX_TEAMS - teams;
    return isTooMany ? 'tournament_has_too_many_teams' : null;
  };
}

/** What does not let the matches of a list into a cup, in the order of the lines. `newTeams` are the keys of names that are no team of it. */
export function findFixtureProblems(
  matches: readonly ListedMatch[],
  newTeams: ReadonlySet<string>,
  today: string,
  present: PresentRecords,
): readonly TeamProblem[] {
  const findAmongAll = problemsOfAll(newTeams, present);
  return matches.flatMap((match) => {
    const amongAll = findAmongAll(match);
    const code = findProblem(match, today) ?? amongAll;
    const name = `${shortened(match.local)} – ${shortened(match.visitor)}`;
    return code ? [{ line: match.line, code, name }] : [];
  });
}
