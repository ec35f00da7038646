import { asRecorded } from '../../cup/recorded-match';
import { mapSides, SIDES, type Score, type SideKey, type Sides } from '@futsal-cup/domain/cup/sides';
import type { Match, MatchSide } from '../../../shelf/cup/cup';

/** Holds one side of a match in the forms. */
export interface SideValues {
  readonly teamId: string;
  readonly placeholder: string;
  readonly goals: string;
  readonly kicks: string;
}

/** Holds a match in the forms. Values are texts as they are typed or chosen; an empty text means no value. */
export interface MatchValues extends Sides<SideValues> {
  readonly stageId: string;
  readonly groupId: string;
  /** For a knockout match: whether its teams are chosen or placeholders stand in for them. */
  readonly status: 'known' | 'unknown' | '';
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

/** The name of a form field: 'date', 'local.goals'. */
export type MatchField = Exclude<keyof MatchValues, SideKey> | `${SideKey}.${keyof SideValues}`;

const EMPTY_SIDE: SideValues = { teamId: '', placeholder: '', goals: '', kicks: '' };

const EMPTY_VALUES: MatchValues = {
  stageId: '',
  groupId: '',
  status: '',
  local: EMPTY_SIDE,
  visitor: EMPTY_SIDE,
  date: '',
  time: '',
  location: '',
};

/** A partial set of values; a side may also have only some of its fields. */
export type KnownValues = Partial<Omit<MatchValues, SideKey> & Sides<Partial<SideValues>>>;

export function changeValues(values: MatchValues, { local, visitor, ...others }: KnownValues): MatchValues {
  const sides = { local: { ...values.local, ...local }, visitor: { ...values.visitor, ...visitor } };
  return { ...values, ...others, ...sides };
}

export function emptyValues(known: KnownValues = {}): MatchValues {
  return changeValues(EMPTY_VALUES, known);
}

/** Returns the values that the next match most likely shares with the one just created. */
export function valuesForNext({ stageId, groupId, status, date, location }: MatchValues): MatchValues {
  return emptyValues({ stageId, groupId, status, date, location });
}

function textOf(score: number | null): string {
  return score === null ? '' : String(score);
}

/** The value of a choice of teams that stands for a place of the group, named by its words. */
const PLACE = 'place:';

export function valueOfPlace(words: string): string {
  return `${PLACE}${words}`;
}

/** The words of the place that is chosen; null where a team is. */
export function chosenPlace(value: string): string | null {
  return value.startsWith(PLACE) ? value.slice(PLACE.length) : null;
}

/** A side of a group match has a team, or a place of the group whose team is not known yet. */
function groupSideValuesOf({ teamId, placeholder, team, goals, kicks }: MatchSide): SideValues {
  const chosen = teamId ?? team?.teamId ?? (placeholder && valueOfPlace(placeholder)) ?? '';
  return { teamId: chosen, placeholder: '', goals: textOf(goals), kicks: textOf(kicks) };
}

/** If one side is a chosen team and the other a placeholder, the team becomes a placeholder with its name. */
function sideValuesOf({ teamId, placeholder, team, goals, kicks }: MatchSide): SideValues {
  return {
    teamId: teamId ?? '',
    placeholder: placeholder ?? (teamId && team?.name) ?? '',
    goals: textOf(goals),
    kicks: textOf(kicks),
  };
}

/** Returns the form values of a match, with the score that is stored. Its teams count as known if both were chosen by name. */
export function valuesOf(match: Match): MatchValues {
  return {
    stageId: match.stageId,
    groupId: match.groupId ?? '',
    status: match.local.teamId && match.visitor.teamId ? 'known' : 'unknown',
    ...mapSides(asRecorded(match), match.groupId === null ? sideValuesOf : groupSideValuesOf),
    date: match.date,
    time: match.time,
    location: match.location,
  };
}

/** Tells whether two matches have the same values in each of the given fields on both sides. */
export function haveSameSides(
  a: Sides<SideValues>,
  b: Sides<SideValues>,
  fields: readonly (keyof SideValues)[],
): boolean {
  return SIDES.every((side) => fields.every((field) => a[side][field] === b[side][field]));
}

const OWN_FIELDS = ['stageId', 'groupId', 'status', 'date', 'time', 'location'] as const;
const SIDE_FIELDS = ['teamId', 'placeholder', 'goals', 'kicks'] as const;

export function areSameValues(a: MatchValues, b: MatchValues): boolean {
  return OWN_FIELDS.every((field) => a[field] === b[field]) && haveSameSides(a, b, SIDE_FIELDS);
}

type SideField = (typeof SIDE_FIELDS)[number];

function sidesOf(values: Sides<SideValues>, fields: readonly SideField[]): Sides<Partial<SideValues>> {
  return mapSides(values, (side) => Object.fromEntries(fields.map((field) => [field, side[field]])));
}

/**
 * Merges the values that somebody else has saved into the typed ones: their changes win, and the rest stays as it was typed. A changed
 * score is taken over as a whole, and together with its teams.
 */
export function mergeTheirs(base: MatchValues, mine: MatchValues, theirs: MatchValues): MatchValues {
  const schedule = (['date', 'time', 'location'] as const).filter((field) => base[field] !== theirs[field]);
  const teams = ['teamId', 'placeholder'] as const;
  const haveSameTeams =
    base.groupId === theirs.groupId && base.status === theirs.status && haveSameSides(base, theirs, teams);
  const hasSameScore = haveSameTeams && haveSameSides(base, theirs, ['goals', 'kicks']);
  return changeValues(mine, {
    ...Object.fromEntries(schedule.map((field) => [field, theirs[field]])),
    ...(haveSameTeams ? {} : { groupId: theirs.groupId, status: theirs.status }),
    ...sidesOf(theirs, [
      ...(haveSameTeams ? [] : teams),
      ...(hasSameScore ? [] : (['goals', 'kicks'] as const)),
    ]),
  });
}

/** Parses a typed score as a whole number; it is null where the field is empty, NaN where it holds anything else. */
function parseScore(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number.parseInt(trimmed, 10) : Number.NaN;
}

export function typedScore(values: Sides<SideValues>): Score {
  return mapSides(values, ({ goals, kicks }) => ({ goals: parseScore(goals), kicks: parseScore(kicks) }));
}
