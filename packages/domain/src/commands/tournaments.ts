import { DEFAULT_LANGUAGE } from '../cup/text/languages';
import { DEFAULT_POINTS, DEFAULT_TIE_BREAKERS, DEFAULT_TIME_ZONE } from '../cup/limits';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '../cup/match-rules';
import { categoriesOf } from '../cup/categories';
import type { Tournament } from '../cup/records';
import { lacksCriteria } from '../cup/table-rules';
import { allowed, refused, type Result } from '../cup/result';
import { nameKey } from '../cup/text/name-key';
import { todayIn } from '../cup/time-zone';
import { listCategories, type ListedCategory } from './categories';
import { findUnreadableText } from '../rules/names';
import { type CommandResult, done } from './cup-event';

/**
 * The details of a tournament as somebody enters them. A missing detail gets its default in a new tournament and does not change in an
 * old one.
 */
export type TournamentInput = Partial<Omit<Tournament, 'tournamentId'>> & Pick<Tournament, 'date'>;

function isBeforeToday({ date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>, now: number): boolean {
  return date < todayIn(timeZone, now);
}

/** The table rules after an edit. A list of criteria belongs to 'own' alone, so that a preset never has a forgotten one beside it.
 * A field that nobody has entered stays missing, because a stored record holds no undefined ones. */
export function tableRulesAfter(
  before: Partial<Tournament>,
  { tieBreakers = before.tieBreakers ?? DEFAULT_TIE_BREAKERS, ...input }: Partial<Tournament>,
): Pick<Tournament, 'tieBreakers' | 'criteria' | 'across' | 'conduct'> {
  const { criteria = before.criteria, across = before.across, conduct = before.conduct } = input;
  const own = tieBreakers === 'own' ? criteria : criteria && null;
  return {
    tieBreakers,
    ...(own !== undefined && { criteria: own }),
    ...(across !== undefined && { across }),
    ...(conduct !== undefined && { conduct }),
  };
}

/** The details that older tournaments lack. One that nobody has entered stays missing, because a stored record holds no undefined ones. */
function optionalDetails({
  shown,
  address,
  categories,
  playerRules,
  logo,
  sponsors,
}: TournamentInput): Pick<
  Tournament,
  'shown' | 'address' | 'categories' | 'playerRules' | 'logo' | 'sponsors'
> {
  return {
    ...(shown && { shown }),
    ...(address !== undefined && { address }),
    ...(categories && { categories }),
    ...(playerRules !== undefined && { playerRules }),
    ...(logo && { logo }),
    ...(sponsors && { sponsors }),
  };
}

/** A new tournament at the instant `now`. Its date is today or later in its own time zone. */
export function createTournament(
  tournamentId: string,
  input: TournamentInput,
  now: number,
): CommandResult<Tournament> {
  const tournament = {
    tournamentId,
    name: input.name ?? '',
    date: input.date,
    points: input.points ?? DEFAULT_POINTS,
    ...tableRulesAfter({}, input),
    ...optionalDetails(input),
    timeZone: input.timeZone ?? DEFAULT_TIME_ZONE,
    language: input.language ?? DEFAULT_LANGUAGE,
    matchRules: input.matchRules ?? DEFAULT_MATCH_RULES,
    playerNames: input.playerNames ?? DEFAULT_PLAYER_NAMES,
  };
  if (lacksCriteria(tournament)) return refused('criteria_must_be_a_list_of_different_criteria', 'criteria');
  if (isBeforeToday(tournament, now)) return refused('date_must_be_future', 'date');
  const unreadable = findUnreadableText(tournament.name, 'name');
  if (unreadable) return unreadable;
  return done(tournament, { kind: 'tournament-created', name: tournament.name });
}

/**
 * The details that somebody has entered for a tournament, with the ids of its categories. `newId` gives one to each new category.
 */
export function withCategories<Input extends { readonly categories?: readonly ListedCategory[] | undefined }>(
  input: Input,
  before: Pick<Tournament, 'categories'>,
  newId: () => string,
): Result<Omit<Input, 'categories'> & Pick<Tournament, 'categories'>> {
  const { categories: listed, ...details } = input;
  if (!listed) return allowed(details);
  const categories = listCategories(categoriesOf(before), listed, newId);
  return categories.ok ? allowed({ ...details, categories: categories.value }) : categories;
}

/** Changes the details of a tournament at the instant `now`. A date that stays may lie in the past. */
export function editTournament<Details extends Tournament>(
  before: Details,
  input: TournamentInput,
  now: number,
): CommandResult<Details> {
  const after = {
    ...before,
    name: input.name ?? before.name,
    date: input.date,
    points: input.points ?? before.points,
    ...tableRulesAfter(before, input),
    ...optionalDetails(input),
    timeZone: input.timeZone ?? before.timeZone,
    language: input.language ?? before.language,
    matchRules: input.matchRules ?? before.matchRules,
    playerNames: input.playerNames ?? before.playerNames,
  };
  if (lacksCriteria(after)) return refused('criteria_must_be_a_list_of_different_criteria', 'criteria');
  const isMovedBack = after.date !== before.date && isBeforeToday(after, now);
  if (isMovedBack) return refused('date_must_be_future', 'date');
  const unreadable = findUnreadableText(after.name, 'name', before.name);
  if (unreadable) return unreadable;
  return done(after, { kind: 'tournament-changed', name: before.name, to: after.name });
}

type Listed = Pick<Tournament, 'name' | 'date'>;

/** Whether two tournaments have the same name on the same date, which no two may have. */
export function haveSameListing(a: Listed, b: Listed): boolean {
  return a.date === b.date && nameKey(a.name) === nameKey(b.name);
}
