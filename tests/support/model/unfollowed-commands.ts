import fc from 'fast-check';
import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { uniqueName } from '../builders/builders';
import { type Model, NOBODY, pick } from './model';

/** A call whose effect the model does not know. */
export interface UnfollowedStep {
  readonly call: EndpointName;
  readonly request: Readonly<Record<string, unknown>>;
  readonly apply?: never;
}

type Unfollowed = (model: Model) => UnfollowedStep;

const which = fc.nat({ max: 11 });
const time = fc.constantFrom('10:00', '11:30', '20:15');

function moveTeam(team: number, group: number): Unfollowed {
  return ({ groups }) => {
    const [from, to] = [pick(groups, group), pick(groups, group + 1)];
    const teamId = pick(from?.teamIds ?? [], team) ?? NOBODY;
    return {
      call: 'moveTeamToGroup',
      request: { teamId, groupId: from?.groupId ?? NOBODY, toGroupId: to?.groupId ?? NOBODY },
    };
  };
}

function renameStage(stage: number, name: string): Unfollowed {
  return ({ stages }) => ({
    call: 'renameStage',
    request: { stageId: pick(stages, stage)?.stageId ?? NOBODY, name },
  });
}

function turnStages(): Unfollowed {
  return ({ tournamentId, stages }) => ({
    call: 'reorderStages',
    request: { tournamentId, stageIds: stages.map(({ stageId }) => stageId).reverse() },
  });
}

function moveMatches(match: number, to: string): Unfollowed {
  return ({ tournamentId, matches }) => {
    const ids = [pick(matches, match), pick(matches, match + 1)].flatMap((each) => each?.matchId ?? []);
    const moves = [...new Set(ids)].map((matchId) => ({ matchId, time: to }));
    return { call: 'moveMatches', request: { tournamentId, moves } };
  };
}

function archive(isArchived: boolean): Unfollowed {
  return ({ tournamentId }) => ({ call: 'archiveTournament', request: { tournamentId, isArchived } });
}

function renameTournament(): Unfollowed {
  return ({ tournamentId }) => ({
    call: 'updateTournament',
    request: { tournamentId, name: uniqueName('Renamed') },
  });
}

/** The commands of an administrator that the model does not have. */
export const anyUnfollowedCommand: fc.Arbitrary<Unfollowed> = fc.oneof(
  fc.tuple(which, which).map(([team, group]) => moveTeam(team, group)),
  fc
    .tuple(which, fc.constantFrom('Groups', 'Pools', 'Finals'))
    .map(([stage, name]) => renameStage(stage, name)),
  fc.constant(turnStages()),
  fc.tuple(which, time).map(([match, to]) => moveMatches(match, to)),
  fc.boolean().map(archive),
  fc.constant(renameTournament()),
);
