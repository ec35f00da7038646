import type { Cup, Match } from '../shelf/cup/cup';
import {
  buildCup,
  buildGroup,
  buildMatch,
  buildOpenMatch,
  buildRow,
  buildStage,
  buildTeam,
} from './build-view';

type Goals = readonly [local: number, visitor: number];

/** Builds a match between two places of the groups, which teams 1 and 3 have won. */
function placedMatch(place: 1 | 2, [local, visitor]: Goals, changes: Partial<Match>): Match {
  const side = (groupId: string, name: string, goals: number) => ({
    source: { kind: 'group-place', groupId, place } as const,
    team: { teamId: `team-${name}`, name },
    goals,
  });
  const [first, second] = place === 1 ? (['1', '3'] as const) : (['2', '4'] as const);
  const sides = { local: side('A', first, local), visitor: side('B', second, visitor) };
  return buildOpenMatch({ ...sides, state: 'finished', ...changes });
}

/**
 * Builds a cup that is over: two groups of two teams each, the final between their winners, and after it, in its own stage,
 * the match for third place between their seconds. Team 1 has won, before team 3 and team 4.
 */
export function buildPlacedCup(): Cup {
  const team = (name: string) => ({ teamId: `team-${name}`, name });
  const groups = (['A', 'B'] as const).map((groupId, index) => {
    const Teams = [team(String(2 * index + 1)), team(String(2 * index + 2))];
    const standings = Teams.map(({ teamId, name }, place) => buildRow({ position: place + 1, teamId, name }));
    return buildGroup({ groupId, name: `Group ${groupId}`, stageId: 'groups', Teams, standings });
  });
  const groupMatches = groups.map(({ groupId, Teams: [one, other] }) =>
    buildMatch({
      groupId,
      stageId: 'groups',
      local: { teamId: one?.teamId ?? null, team: one ?? null, goals: 1 },
      visitor: { teamId: other?.teamId ?? null, team: other ?? null, goals: 0 },
      state: 'finished',
    }),
  );
  const final = placedMatch(1, [2, 1], { matchId: 'final', stageId: 'final', matchNumber: 1 });
  const third = placedMatch(2, [0, 3], { matchId: 'third', stageId: 'third', matchNumber: 2 });
  return buildCup({
    Teams: ['1', '2', '3', '4'].map((name) => buildTeam(name)),
    Stages: [
      buildStage({ stageId: 'groups', groups, Matches: groupMatches }),
      buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [final] }),
      buildStage({ stageId: 'third', name: 'Third place', type: 'knockout', order: 3, Matches: [third] }),
    ],
  });
}
