import type { OccupantInput } from '@futsal-cup/domain/commands/match-sides';
import type { MatchInput } from '@futsal-cup/domain/commands/matches';
import { unflattenScores, type FlatScores } from '@futsal-cup/domain/cup/flat-match';
import type { Sides } from '@futsal-cup/domain/cup/sides';

/** What the requests of all match calls have in common. */
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
}

interface MatchIds {
  readonly matchId: string;
  readonly groupId: string | null;
}

function toMatchInput(
  { matchId, groupId }: MatchIds,
  request: MatchRequest,
  teams: Sides<OccupantInput>,
): MatchInput {
  const { stageId, date, time, location } = request;
  const { local, visitor } = unflattenScores(request);
  return {
    matchId,
    groupId,
    stageId,
    date,
    time,
    location,
    local: { team: teams.local, ...local },
    visitor: { team: teams.visitor, ...visitor },
  };
}

function placeholder(text: string | undefined): OccupantInput {
  return text === undefined ? { kind: 'keep' } : { kind: 'placeholder', text };
}

export function knownTeamsInput(ids: MatchIds, request: KnownTeamsRequest): MatchInput {
  return toMatchInput(ids, request, {
    local: { kind: 'team', teamId: request.localTeamId },
    visitor: { kind: 'team', teamId: request.visitorTeamId },
  });
}

/** Only a knockout match has placeholders; an absent one stays as it is. */
export function unknownTeamsInput(matchId: string, request: UnknownTeamsRequest): MatchInput {
  return toMatchInput({ matchId, groupId: null }, request, {
    local: placeholder(request.localTeamPlaceholder),
    visitor: placeholder(request.visitorTeamPlaceholder),
  });
}
