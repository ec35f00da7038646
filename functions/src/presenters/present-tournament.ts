import type {
  ListedTournamentView,
  TournamentDetailsView,
  TournamentListItem,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { recordsOfCategory } from '@futsal-cup/domain/cup/categories';
import { NO_SPAN } from '@futsal-cup/domain/schedule/cup-span';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { CurrentCup } from '../storage/cup-store';
import type { Stored, StoredCup, StoredTournament } from '../storage/stored';
import { withoutTables } from './without-tables';
import { viewContextOf } from './view-context';
import { presentStages } from './present-stage';
import { presentPublicTeams } from './present-team';

export function presentDetails(tournament: Stored<Tournament>): TournamentDetailsView {
  const { tournamentId, name, date, address, points, tieBreakers, criteria, across, conduct } = tournament;
  const { timeZone, language, matchRules, playerNames, playerRules, categories, updatedAt } = tournament;
  const { message, logo, sponsors } = tournament;
  return {
    tournamentId,
    name,
    date,
    address: address || undefined,
    points,
    tieBreakers,
    criteria,
    across,
    conduct,
    shown: shownInPart(tournament),
    timeZone,
    language,
    matchRules,
    playerNames,
    ...(playerRules && { playerRules }),
    ...(categories && categories.length > 0 && { categories }),
    ...(message && { message }),
    ...(logo && { logo }),
    ...(sponsors && sponsors.length > 0 && { sponsors }),
    updatedAt,
  };
}

/** The view of the cup for everybody, which administrators' apps get too. */
export function presentCup(cup: StoredCup, version: string): TournamentView {
  return withoutTables(presentWholeCup(cup, version));
}

const keptViews = new WeakMap<StoredCup, TournamentView>();

/** The view for everybody, computed once for each state of the cup: pages for previews, pictures and calendars are made of it. */
export function keptView({ cup, version }: Pick<CurrentCup, 'cup' | 'version'>): TournamentView {
  const kept = keptViews.get(cup) ?? presentCup(cup, version);
  keptViews.set(cup, kept);
  return kept;
}

/**
 * The part of the view that is of a category, with the details of the tournament and of the other categories their names. It is made of the
 * records of the category alone, because the whole view of a full cup takes several times as long.
 */
export function presentCategory(cup: StoredCup, version: string, categoryId: string): TournamentView {
  const view = presentCup(recordsOfCategory(cup, categoryId), version);
  const categories = view.categories?.map((category) =>
    category.categoryId === categoryId ? category : { categoryId: category.categoryId, name: category.name },
  );
  return { ...view, ...(categories && { categories }) };
}

/** The view of the cup for administrators, where everybody sees it without its tables. */
export function presentWholeCup(cup: StoredCup, version: string): TournamentView {
  return {
    ...presentDetails(cup.tournament),
    version,
    Teams: presentPublicTeams(cup),
    Stages: presentStages(viewContextOf(cup)),
  };
}

function newestFirst(a: TournamentListItem, b: TournamentListItem): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return compareNames(a.name, b.name);
}

export function presentList(tournaments: readonly StoredTournament[]): ListedTournamentView[] {
  return tournaments
    .map(({ tournamentId, name, date, address, language, timeZone, span = NO_SPAN }) => ({
      tournamentId,
      name,
      date,
      language,
      timeZone,
      ...span,
      place: address || span.place,
    }))
    .sort(newestFirst);
}
