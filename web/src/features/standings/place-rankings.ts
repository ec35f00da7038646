import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { type AcrossGroups, rankAcrossGroups } from '@futsal-cup/domain/standings/across-groups';
import { allMatches } from '../../shared/cup/matches/all-matches';
import type { Cup, Stage } from '../../shared/cup/cup';
import { rowsInOrder } from './rows-in-order';

/** The teams on one place of the groups of a stage, ranked across the groups as the tables stand. */
export function rankPlace({ points }: Pick<Cup, 'points'>, stage: Stage, place: number): AcrossGroups {
  return rankAcrossGroups({
    groups: stage.groups.map(({ groupId, Teams, standings }) => ({
      groupId,
      teams: Teams,
      matches: stage.Matches.filter((match) => match.groupId === groupId),
      table: standings.map((row) => ({ ...row, reasons: [] })),
    })),
    place,
    points,
    levelGroupSizes: true,
  });
}

/** A place of which only the best teams go on. */
export interface PlaceRanking {
  readonly place: number;
  /** Null while a group has not separated who is on the place. */
  readonly rows: readonly StandingsRowView[] | null;
}

function namesOf({ groups }: Stage): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ standings }) => standings.map(({ teamId, name }) => [teamId, name])));
}

/** The rankings of all places of a stage of which later matches take the best. None before every group has begun. */
export function placeRankingsOf(cup: Cup, stage: Stage): readonly PlaceRanking[] {
  const hasBegun = stage.groups.every(({ standings }) => standings.some(({ played }) => played > 0));
  if (!hasBegun) return [];
  const sources = allMatches(cup).flatMap((match) => SIDES.map((side) => match[side].source));
  const places = sources.flatMap((source) =>
    source?.kind === 'best-of-place' && source.stageId === stage.stageId ? [source.place] : [],
  );
  const names = namesOf(stage);
  return [...new Set(places)].sort().map((place) => {
    const ranking = rankPlace(cup, stage, place);
    if (ranking.kind === 'undecided') return { place, rows: null };
    const rows = rowsInOrder(ranking.rows, cup.Teams);
    const named = rows.map((row) => ({ ...row, name: names.get(row.teamId) ?? '' }));
    return { place, rows: named.map((row) => ({ ...row, reasons: [], decidedBy: null })) };
  });
}
