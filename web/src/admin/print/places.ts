import { podiumOf, podiumPlaces, stageThatDecides } from '@futsal-cup/domain/bracket/podium';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Stage } from '../../shelf/cup/cup';

/** Whether all matches are over, which no clock decides: without a score a match is never over. */
function isOver(cup: Cup): boolean {
  return cupStateOf(arrangeMatches(allMatches(cup), { timeZone: cup.timeZone, now: 0 })) === 'finished';
}

/** Returns the places that are decided, by the ids of the teams: those of the podium, or of the whole table where a table decides the cup. */
export function placesOf(cup: Cup): ReadonlyMap<string, number> {
  const podium = cup.shown || !isOver(cup) ? null : podiumOf(cup.Stages);
  if (!podium) return new Map();
  const onPodium = podiumPlaces(podium).flatMap((teamIds, index) =>
    teamIds.map((teamId) => [teamId, index + 1] as const),
  );
  const rows = stageThatDecides(cup.Stages)?.groups.flatMap(({ standings }) => standings) ?? [];
  return new Map([...rows.map(({ teamId, position }) => [teamId, position] as const), ...onPodium]);
}

function playsIn({ groups, Matches }: Stage, teamId: string): boolean {
  return (
    groups.some(({ Teams }) => Teams.some((team) => team.teamId === teamId)) ||
    Matches.some((match) => SIDES.some((side) => match[side].team?.teamId === teamId))
  );
}

/** Returns the teams without a place by the stage in which they played last, the latest stage first. */
export function othersByLastStage({ Stages, Teams }: Cup, places: ReadonlyMap<string, number>) {
  const left = new Set(Teams.filter(({ teamId }) => !places.has(teamId)));
  const latestFirst = [...Stages].sort((a, b) => b.order - a.order);
  return latestFirst.flatMap((stage) => {
    const teams = [...left].filter(({ teamId }) => playsIn(stage, teamId));
    for (const team of teams) left.delete(team);
    return teams.length > 0 ? { stage, teams } : [];
  });
}
