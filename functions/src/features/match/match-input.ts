import type { OccupantInput, SideInput } from '@futsal-cup/domain/commands/match-sides';
import type { MatchInput } from '@futsal-cup/domain/commands/matches';
import type { FlatScores } from '@futsal-cup/domain/cup/flat-match';
import { unflattenScores } from '@futsal-cup/domain/cup/flat-scores';
import { mapSides, type Sides } from '@futsal-cup/domain/cup/sides';

/** The fields that the requests of all match calls have in common. */
interface MatchRequest extends FlatScores {
  readonly stageId: string;
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

interface KnownTeamsRequest extends MatchRequest {
  readonly localTeamId: string;
  readonly visitorTeamId: string;
}

interface UnknownTeamsRequest extends MatchRequest {
  readonly localTeamPlaceholder?: string | undefined;
  readonly visitorTeamPlaceholder?: string | undefined;
  readonly teamsOfScore?: Sides<string> | undefined;
}

function toFixture({ stageId, date, time, location }: MatchRequest) {
  return { stageId, date, time, location };
}

function toSides(request: MatchRequest, teams: Sides<OccupantInput>): Sides<SideInput> {
  return mapSides(unflattenScores(request), (score, side) => ({ team: teams[side], ...score }));
}

function placeholder(text: string | undefined): OccupantInput {
  return text === undefined ? { kind: 'keep' } : { kind: 'placeholder', text };
}

/** A knockout match of two teams. */
export function knownTeamsInput(matchId: string, request: KnownTeamsRequest): MatchInput {
  const sides = toSides(request, {
    local: { kind: 'team', teamId: request.localTeamId },
    visitor: { kind: 'team', teamId: request.visitorTeamId },
  });
  return { matchId, groupId: null, ...toFixture(request), ...sides };
}

interface GroupSidesRequest extends UnknownTeamsRequest {
  readonly groupId: string;
  readonly localTeamId?: string | undefined;
  readonly visitorTeamId?: string | undefined;
}

function occupant(teamId: string | undefined, text: string | undefined): OccupantInput {
  return teamId === undefined ? placeholder(text) : { kind: 'team', teamId };
}

/** A match of a group; a side of which the request says nothing stays as it is. */
export function groupMatchInput(matchId: string, request: GroupSidesRequest): MatchInput {
  const { localTeamId, visitorTeamId, localTeamPlaceholder, visitorTeamPlaceholder, teamsOfScore } = request;
  const sides = toSides(request, {
    local: occupant(localTeamId, localTeamPlaceholder),
    visitor: occupant(visitorTeamId, visitorTeamPlaceholder),
  });
  return { matchId, groupId: request.groupId, ...toFixture(request), ...sides, teamsOfScore };
}

/** A match of the knockout; a placeholder that the request leaves out stays as it is. */
export function unknownTeamsInput(matchId: string, request: UnknownTeamsRequest): MatchInput {
  const sides = toSides(request, {
    local: placeholder(request.localTeamPlaceholder),
    visitor: placeholder(request.visitorTeamPlaceholder),
  });
  const { teamsOfScore } = request;
  return { matchId, groupId: null, ...toFixture(request), ...sides, teamsOfScore };
}
