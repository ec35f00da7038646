import {
  MAX_PLAYER_NAME_LENGTH,
  MAX_PLAYERS,
  MAX_TEAM_NAME_LENGTH,
  MAX_TEAMS,
  MIN_PLAYER_NAME_LENGTH,
  MIN_TEAM_NAME_LENGTH,
} from '../cup/limits';
import { byCategory } from '../cup/categories';
import type { Team } from '../cup/records';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { hasContactDetails } from '../cup/text/contact-details';
import { lookKey } from '../cup/text/look-alikes';
import { nameKey } from '../cup/text/name-key';
import { findUnreadable } from '../cup/text/readable';
import { hasUnusableCharacters } from '../cup/text/unusable-characters';
import { listedByCategory } from './list-categories';
import { isShirtNumber, type PlayerInList } from './listed-player';
import type { ListedTeam } from './read-team-list';

/** A problem of a line (from 1). `name` is the name with the problem, `otherLine` the line that already has the same name. */
export interface TeamProblem {
  readonly line: number;
  readonly code: ErrorCode;
  readonly name: string;
  readonly otherLine?: number;
}

interface NameRule {
  readonly least: number;
  readonly most: number;
  readonly empty: ErrorCode;
  readonly tooShort: ErrorCode;
  readonly tooLong: ErrorCode;
}

const TEAM_NAME: NameRule = {
  least: MIN_TEAM_NAME_LENGTH,
  most: MAX_TEAM_NAME_LENGTH,
  empty: 'team_name_can_not_be_empty',
  tooShort: 'team_name_must_be_at_least_2_characters_long',
  tooLong: 'team_name_must_be_at_most_50_characters_long',
};

const PLAYER_NAME: NameRule = {
  least: MIN_PLAYER_NAME_LENGTH,
  most: MAX_PLAYER_NAME_LENGTH,
  empty: 'player_name_can_not_be_empty',
  tooShort: 'player_name_must_be_at_least_2_characters_long',
  tooLong: 'player_name_must_be_at_most_50_characters_long',
};

function findNameProblem(
  name: string,
  { least, most, empty, tooShort, tooLong }: NameRule,
): ErrorCode | null {
  const { length } = [...name];
  if (length === 0) return empty;
  if (length < least) return tooShort;
  if (length > most) return tooLong;
  if (hasContactDetails(name)) return 'name_must_not_be_a_phone_number_or_an_address';
  return hasUnusableCharacters(name) ? 'text_has_unusable_characters' : findUnreadable(name);
}

export function findTeamNameProblem(name: string): ErrorCode | null {
  return findNameProblem(name, TEAM_NAME);
}

/** What is wrong with the number of a player and the mark of the captain, beside the players before them. */
function findFieldProblem(
  { number, isCaptain }: PlayerInList,
  before: readonly PlayerInList[],
): ErrorCode | null {
  if (number !== undefined && !isShirtNumber(number)) return 'shirt_number_must_be_from_1_to_99';
  if (number !== undefined && before.some((other) => other.number === number)) return 'shirt_number_is_taken';
  return isCaptain && before.some((other) => other.isCaptain) ? 'team_has_two_captains' : null;
}

function findLineProblems({ line, name, players }: ListedTeam): TeamProblem[] {
  const ofTeam = findNameProblem(name, TEAM_NAME);
  const ofPlayers = players.flatMap((player, index) => {
    const code =
      findNameProblem(player.name, PLAYER_NAME) ?? findFieldProblem(player, players.slice(0, index));
    return code ? [{ line, code, name: player.name }] : [];
  });
  const tooMany =
    players.length > MAX_PLAYERS ? [{ line, code: 'team_has_too_many_players' as const, name }] : [];
  return [...(ofTeam ? [{ line, code: ofTeam, name }] : []), ...tooMany, ...ofPlayers];
}

/** A team that the cup has already. */
export type PresentTeam = Pick<Team, 'name' | 'categoryId'>;

/**
 * The lines whose names are, or look like, that of an earlier line or a team of the cup, all of one category. For a team of the cup there is
 * no other line.
 */
function findRepeatedNames(teams: readonly ListedTeam[], present: readonly PresentTeam[]): TeamProblem[] {
  const names = new Set(present.map(({ name }) => nameKey(name)));
  const known = new Map<string, number | undefined>(present.map(({ name }) => [lookKey(name), undefined]));
  return teams.flatMap(({ line, name }) => {
    const key = lookKey(name);
    if (key === '') return [];
    const code = names.has(nameKey(name)) ? 'team_name_already_exists' : 'name_looks_like_another';
    names.add(nameKey(name));
    const isKnown = known.has(key);
    const otherLine = known.get(key);
    if (!isKnown) known.set(key, line);
    if (!isKnown) return [];
    const repeated = { line, code, name } as const;
    return [otherLine === undefined ? repeated : { ...repeated, otherLine }];
  });
}

/** The lines beyond the largest number of teams of a cup; the teams that the cup has already count too. */
function findTooMany(teams: readonly ListedTeam[], present: number): TeamProblem[] {
  const beyond = teams.slice(Math.max(MAX_TEAMS - present, 0));
  return beyond.map(({ line, name }) => ({ line, code: 'tournament_has_too_many_teams', name }));
}

/** The same, of each category alone. A category that the cup does not have yet is one by its name. */
function findRepeatedInCategories(
  teams: readonly ListedTeam[],
  present: readonly PresentTeam[],
): TeamProblem[] {
  const ofCup = byCategory(present);
  return [...listedByCategory(teams)].flatMap(([key, part]) =>
    findRepeatedNames(part, ofCup.get(key || null) ?? []),
  );
}

/**
 * What does not let the teams of a list into a cup that has the teams `present` already, in the order of the lines. A cup without categories
 * takes each name once.
 */
export function findTeamProblems(
  teams: readonly ListedTeam[],
  present: readonly PresentTeam[],
  hasCategories: boolean,
): readonly TeamProblem[] {
  const findRepeated = hasCategories ? findRepeatedInCategories : findRepeatedNames;
  const problems = [
    ...teams.flatMap(findLineProblems),
    ...findRepeated(teams, present),
    ...findTooMany(teams, present.length),
  ];
  return problems.sort((a, b) => a.line - b.line);
}
