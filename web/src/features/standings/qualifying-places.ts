import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import type { PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../shared/cup/all-matches';

function leadsOn(
  source: PlaceholderSource | null,
  groupId: string,
  stageId: string,
): source is PlaceholderSource & {
  place: number;
} {
  if (source?.kind === 'group-place') return source.groupId === groupId;
  return source?.kind === 'best-of-place' && source.stageId === stageId;
}

/** The places of a group that a later match waits for, surely or as one of the best of their place. */
export function qualifyingPlaces(
  cup: Pick<TournamentView, 'Stages'>,
  { groupId, stageId }: { readonly groupId: string; readonly stageId: string },
): ReadonlySet<number> {
  const sources = allMatches(cup).flatMap(({ localTeamSource, visitorTeamSource }) => [
    localTeamSource,
    visitorTeamSource,
  ]);
  return new Set(sources.filter((source) => leadsOn(source, groupId, stageId)).map(({ place }) => place));
}
