import { podiumOf, podiumPlaces, stageThatDecides } from '@futsal-cup/domain/bracket/podium';
import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';

/** Returns the places that are decided, by the ids of the teams: those of the podium, or of the whole table where a table decides the cup. */
export function placesOf(cup: Cup): ReadonlyMap<string, number> {
  // No clock decides whether all matches are over: without a score a match is never over.
  const lists = arrangeMatches(allMatches(cup), { timeZone: cup.timeZone, now: 0 });
  const podium = cup.shown || cupStateOf(lists) !== 'finished' ? null : podiumOf(cup.Stages);
  if (!podium) return new Map();
  const onPodium = podiumPlaces(podium).flatMap((teamIds, index) =>
    teamIds.map((teamId) => [teamId, index + 1] as const),
  );
  const rows = stageThatDecides(cup.Stages)?.groups.flatMap(({ standings }) => standings) ?? [];
  return new Map([...rows.map(({ teamId, position }) => [teamId, position] as const), ...onPodium]);
}
