import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { type ListedPlayer, updateTeam as decide } from '@futsal-cup/domain/commands/teams';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { refuseStale } from '../../platform/freshness';
import { presentTeam } from '../../views/present-team';

interface TeamUpdate {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly ListedPlayer[];
  readonly updatedAt?: string | undefined;
}

export function updateTeam(
  dependencies: Dependencies,
  { tournamentId, teamId, name, players, updatedAt }: TeamUpdate,
): Promise<NoData> {
  return changeCup(dependencies, tournamentId, {
    decide(cup) {
      const team = cup.teams.find((candidate) => candidate.teamId === teamId);
      if (team) refuseStale(updatedAt, team.updatedAt, () => presentTeam(cup, team));
      return decide(cup, { teamId, name, players }, dependencies.newId);
    },
    answer: noAnswer,
  });
}
