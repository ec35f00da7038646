import { cupsOf } from '../cup/categories';
import { outcomeOf } from '../cup/outcome';
import type { Cup } from '../cup/records';
import { shownInPart } from '../cup/shown';
import { type PlaceholderSource, type SideKey, SIDES } from '../cup/sides';
import type { StandingsRow } from '../standings/rows';
import { rankingOf } from './group-tables';
import { type Settled, settleCup } from './settle-cup';

/**
 * Why a team plays on: by its place in a complete group, whose row tells points and reasons; by its rank among the teams on one place of a
 * stage's complete groups; or by a knockout match that it has won or lost. @internal
 */
export type WayThrough =
  | (Extract<PlaceholderSource, { kind: 'group-place' }> & { readonly row: StandingsRow })
  | (Pick<Ranked, 'stageId' | 'place'> & { readonly kind: 'best-of-place'; readonly row: StandingsRow })
  | (Extract<PlaceholderSource, { matchId: string }> & {
      readonly by: 'score' | 'shoot-out' | 'bye' | 'forfeit';
    });

type Ranked = Extract<PlaceholderSource, { stageId: string }>;

/** What a team plays next: a side of a knockout match, or a place (counted from 0) of a group that takes places. */
type NextPlace =
  { readonly matchId: string; readonly side: SideKey } | { readonly groupId: string; readonly place: number };

export interface Through {
  readonly teamId: string;
  readonly way: WayThrough;
  readonly next: NextPlace;
}

function wayOf(
  source: PlaceholderSource,
  teamId: string,
  { cup, read, groupTables }: Settled,
): WayThrough | null {
  if ('matchId' in source) {
    const match = read.get(source.matchId) ?? cup.matches.find(({ matchId }) => matchId === source.matchId);
    const outcome = match && outcomeOf(match);
    if (outcome?.kind !== 'won') return null;
    return { ...source, by: match?.isForfeit ? 'forfeit' : outcome.by };
  }
  const rows =
    source.kind === 'group-place'
      ? groupTables.get(source.groupId)?.table
      : rankingOf(cup, groupTables, source);
  const row = rows?.find((each) => each.teamId === teamId);
  if (!row) return null;
  return source.kind === 'group-place' ? { ...source, row } : { ...source, kind: 'best-of-place', row };
}

function throughIn(cup: Cup): readonly Through[] {
  // Whoever is not told the winners is not told who is through either.
  if (shownInPart(cup.tournament)) return [];
  const settled = settleCup(cup);
  const playing = new Set(cup.teams.flatMap(({ teamId, withdrawn }) => (withdrawn ? [] : [teamId])));
  const find = (source: PlaceholderSource, teamId: string | null | undefined, next: NextPlace): Through[] => {
    const way = teamId && playing.has(teamId) ? wayOf(source, teamId, settled) : null;
    return teamId && way ? [{ teamId, way, next }] : [];
  };
  const toMatches = cup.matches
    .filter(({ groupId }) => groupId === null)
    .flatMap((match) =>
      SIDES.flatMap((side) => {
        const { matchId } = match;
        const { teamId, source } = match[side];
        if (teamId !== null || !source) return [];
        return find(source, settled.sides.get(matchId)?.[side], { matchId, side });
      }),
    );
  const toGroups = cup.groups.flatMap(({ groupId, places = [] }) =>
    places.flatMap((source, place) => find(source, settled.places.get(groupId)?.[place], { groupId, place })),
  );
  return [...toMatches, ...toGroups];
}

/**
 * The teams that are known to play on by a placeholder, each with the reason and with what it plays next. A team is among them only once
 * the match or the groups that the placeholder names are complete, decided and not under review, as `resolveCup` finds it. Teams that
 * have withdrawn, teams that were chosen by name, and cups whose winners are not told have none.
 */
export function whoIsThrough(cup: Cup): readonly Through[] {
  return cupsOf(cup).flatMap(throughIn);
}
