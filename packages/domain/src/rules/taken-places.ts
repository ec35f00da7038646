import { groupsOfPlaces } from '../bracket/references';
import { categoriesOf, categoryIdOf, cupsOf } from '../cup/categories';
import type { Cup, Group, Match, Tournament } from '../cup/records';
import { type Refusal, refused } from '../cup/result';
import { shownInPart } from '../cup/shown';
import { FLAT_NAMES } from '../cup/flat-match';
import { SIDES } from '../cup/sides';

/** Whether the team of a side of a match follows from a group or from another match. */
function takesPlace(match: Match): boolean {
  return SIDES.some((side) => match[side].source !== null);
}

/** Refuses a match that takes a place in a cup whose tables are off: who has which place, or has won, is told nowhere in it. */
export function findTakenPlace(
  tournament: Pick<Tournament, 'shown'> | undefined,
  match: Match,
): Refusal | null {
  const taken = tournament && shownInPart(tournament) && SIDES.find((side) => match[side].source !== null);
  return taken ? refused('no_place_can_be_taken_while_tables_are_off', FLAT_NAMES[taken].source) : null;
}

/** Refuses a group that takes places in a cup whose tables are off. */
export function findPlacesTaken(
  tournament: Pick<Tournament, 'shown'> | undefined,
  { places = [] }: Group,
): Refusal | null {
  return tournament && shownInPart(tournament) && places.length > 0
    ? refused('no_place_can_be_taken_while_tables_are_off', 'places')
    : null;
}

/** The field that says how much is shown of a category: its own, or that of the cup. */
function pathOfShown(tournament: Tournament, categoryId: string | null): string {
  const index = categoriesOf(tournament).findIndex(
    (category) => category.categoryId === categoryId && category.rules?.shown,
  );
  return index === -1 ? 'shown' : `categories.${index}.rules.shown`;
}

/** Refuses to switch the tables of a cup, or of a category, off as long as one of its matches or groups takes a place. */
export function findTablesNeeded(cup: Cup, after: Tournament): Refusal | null {
  const taking = cupsOf({ ...cup, tournament: after }).find(
    ({ tournament, matches, groups }) =>
      shownInPart(tournament) && (matches.some(takesPlace) || groupsOfPlaces(groups).length > 0),
  );
  if (!taking) return null;
  const path = pathOfShown(after, categoryIdOf(taking.stages[0]));
  return refused('tables_cannot_be_off_while_matches_wait_for_places', path);
}
