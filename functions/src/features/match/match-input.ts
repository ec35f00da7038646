import type { MatchInput } from '@futsal-cup/domain/commands/matches';
import type { SideWish } from '@futsal-cup/domain/commands/match-sides';
import type { ScoreInput } from '@futsal-cup/domain/commands/enter-score';

/** What the requests of all match calls have in common. */
interface Fixture extends ScoreInput {
  readonly stageId: string;
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

interface KnownTeams extends Fixture {
  readonly localTeamId: string;
  readonly visitorTeamId: string;
}

interface UnknownTeams extends Fixture {
  readonly localTeamPlaceholder?: string | undefined;
  readonly visitorTeamPlaceholder?: string | undefined;
}

function fixture(request: Fixture) {
  const { stageId, date, time, location } = request;
  const { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore } = request;
  const score = { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore };
  return { stageId, date, time, location, score };
}

function placeholder(text: string | undefined): SideWish {
  return text === undefined ? { kind: 'keep' } : { kind: 'placeholder', text };
}

export function knownTeamsInput(matchId: string, groupId: string | null, request: KnownTeams): MatchInput {
  const local = { kind: 'team', teamId: request.localTeamId } as const;
  const visitor = { kind: 'team', teamId: request.visitorTeamId } as const;
  return { matchId, groupId, local, visitor, ...fixture(request) };
}

export function unknownTeamsInput(matchId: string, request: UnknownTeams): MatchInput {
  const local = placeholder(request.localTeamPlaceholder);
  const visitor = placeholder(request.visitorTeamPlaceholder);
  return { matchId, groupId: null, local, visitor, ...fixture(request) };
}
