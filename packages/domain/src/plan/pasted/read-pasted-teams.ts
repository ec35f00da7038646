import {
  MAX_PLAYER_NAME_LENGTH,
  MAX_PLAYERS,
  MAX_TEAM_NAME_LENGTH,
  MAX_TEAMS,
  MIN_PLAYER_NAME_LENGTH,
  MIN_TEAM_NAME_LENGTH,
} from '../../cup/limits';
import type { ErrorCode } from '../../cup/error-codes/error-codes';
import { nameKey } from '../../cup/text/name-key';
import { hasUnusableCharacters } from '../../cup/text/unusable-characters';
import { visibleText } from '../../cup/text/visible-text';
import { separatorOf, splitLine, type Separator } from './split-line';

export interface PastedTeam {
  /** The number of the team's line, from 1. */
  readonly line: number;
  readonly name: string;
  /** The names of the players, each once. */
  readonly players: readonly string[];
}

/** A problem of a line (from 1). `name` is the name with the problem, `otherLine` the line that already has the same name. */
export interface PastedProblem {
  readonly line: number;
  readonly code: ErrorCode;
  readonly name: string;
  readonly otherLine?: number;
}

/**
 * A doubt about how a line (from 1) was read. `open-quote`: quotes without an end were read as part of `name`. `same-player`: `name`
 * occurs more than once in the line and is read as one player.
 */
export interface PastedNote {
  readonly line: number;
  readonly kind: 'open-quote' | 'same-player';
  readonly name: string;
}

export interface PastedTeams {
  /** The team of every line that is not empty. Faulty lines are included, so that nothing typed is lost. */
  readonly teams: readonly PastedTeam[];
  /** The problems, in the order of the lines. */
  readonly problems: readonly PastedProblem[];
  /** The doubts, in the order of the lines. */
  readonly notes: readonly PastedNote[];
}

/** The players of a line. They are in a column each, or all in the second column, between commas or semicolons. */
function playersOf([, ...columns]: readonly string[], separator: Separator): string[] {
  const [only = '', ...others] = columns.filter((column) => column !== '');
  const names =
    others.length === 0 && separator !== ',' ? only.split(/[,;]/).map(visibleText) : [only, ...others];
  return names.filter((name) => name !== '');
}

interface ReadLine {
  readonly team: PastedTeam;
  readonly notes: readonly PastedNote[];
}

function readLine(content: string, text: string, line: number): ReadLine | null {
  const separator = separatorOf(content, text);
  const { columns, openQuotes } = splitLine(content, separator);
  if (columns.every((column) => column === '')) return null;
  const [name = ''] = columns;
  const byKey = new Map<string, string>();
  const notes = openQuotes.map((column): PastedNote => ({
    line,
    kind: 'open-quote',
    name: columns[column] ?? '',
  }));
  for (const player of playersOf(columns, separator)) {
    const key = nameKey(player);
    if (byKey.has(key)) notes.push({ line, kind: 'same-player', name: player });
    else byKey.set(key, player);
  }
  return { team: { line, name, players: [...byKey.values()] }, notes };
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
  return hasUnusableCharacters(name) ? 'text_has_unusable_characters' : null;
}

function findLineProblems({ line, name, players }: PastedTeam): PastedProblem[] {
  const ofTeam = findNameProblem(name, TEAM_NAME);
  const ofPlayers = players.flatMap((player) => {
    const code = findNameProblem(player, PLAYER_NAME);
    return code ? [{ line, code, name: player }] : [];
  });
  const tooMany =
    players.length > MAX_PLAYERS ? [{ line, code: 'team_has_too_many_players' as const, name }] : [];
  return [...(ofTeam ? [{ line, code: ofTeam, name }] : []), ...tooMany, ...ofPlayers];
}

/** The lines whose names have the same key as an earlier line or a team of the cup. For a team of the cup there is no other line. */
function findRepeatedNames(teams: readonly PastedTeam[], present: readonly string[]): PastedProblem[] {
  const known = new Map<string, number | undefined>(present.map((name) => [nameKey(name), undefined]));
  return teams.flatMap(({ line, name }) => {
    const key = nameKey(name);
    if (key === '') return [];
    const isKnown = known.has(key);
    const otherLine = known.get(key);
    if (!isKnown) known.set(key, line);
    if (!isKnown) return [];
    const repeated = { line, code: 'team_name_already_exists', name } as const;
    return [otherLine === undefined ? repeated : { ...repeated, otherLine }];
  });
}

/** The lines beyond the largest number of teams of a cup; the teams that the cup has already count too. */
function findTooMany(teams: readonly PastedTeam[], present: number): PastedProblem[] {
  const beyond = teams.slice(Math.max(MAX_TEAMS - present, 0));
  return beyond.map(({ line, name }) => ({ line, code: 'tournament_has_too_many_teams', name }));
}

/**
 * Reads teams from a pasted text: one a line, or lines of a spreadsheet with the team in the first column and its players after it, between
 * tabs, semicolons or commas. Empty lines are passed over; two names are the same as `nameKey` has it, without regard to case,
 * space and how letters are composed. `present` are the names that the cup has already.
 */
export function readPastedTeams(text: string, present: readonly string[] = []): PastedTeams {
  const read = text.split(/\r\n|\r|\n/).flatMap((content, index) => readLine(content, text, index + 1) ?? []);
  const teams = read.map(({ team }) => team);
  const problems = [
    ...teams.flatMap(findLineProblems),
    ...findRepeatedNames(teams, present),
    ...findTooMany(teams, present.length),
  ];
  return {
    teams,
    problems: problems.sort((a, b) => a.line - b.line),
    notes: read.flatMap(({ notes }) => notes),
  };
}
