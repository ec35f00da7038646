import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { createTeam as decide } from '@futsal-cup/domain/team/save-team';
import type { ListedPlayer } from '@futsal-cup/domain/team/players';
import { changeCup } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import type { Once } from '../../platform/once';
import { presentTeams } from '../../views/present-team';

interface NewTeam {
  readonly tournamentId: string;
  readonly name: string;
  readonly players: readonly ListedPlayer[];
}

export function createTeam(
  dependencies: Dependencies,
  { tournamentId, name, players }: NewTeam,
  once: Once | null,
): Promise<Calls['createTeam']['response']> {
  const { newId } = dependencies;
  const teamId = newId();
  return changeCup(dependencies, tournamentId, {
    once,
    decide: (cup) => decide(cup, { teamId, name, players }, newId),
    answer: (cup) => ({ dbTeams: presentTeams(cup) }),
  });
}
