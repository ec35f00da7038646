import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { MATCH_RULE_PRESETS, type MatchRules } from '@futsal-cup/domain/cup/match-rules';
import { buildGroup, buildStage, buildTeam, buildTournament } from './builders';
import { buildGroupMatch, buildKnownTeamsMatch } from './builders-matches';
import { buildLink } from './builders-scoring';

interface ScoredMatch {
  readonly match: MatchView;
  readonly link: Calls['createScorerLink']['response'];
}

interface MatchOptions {
  readonly rules?: MatchRules;
  readonly isKnockout?: boolean;
}

/** Builds a match of Lions and Bears with three players each, and a link for it. */
export async function buildScoredMatch({
  rules = MATCH_RULE_PRESETS.futsal,
  isKnockout = false,
}: MatchOptions = {}): Promise<ScoredMatch> {
  const { tournamentId } = await buildTournament({ matchRules: rules });
  const team = (name: string, players: string[]) => buildTeam({ tournamentId, name, players });
  const lions = await team('Lions', ['Anna', 'Bea', 'Carla']);
  const bears = await team('Bears', ['Dora', 'Eva', 'Flora']);
  const teams = { localTeamId: lions.teamId, visitorTeamId: bears.teamId };
  const stage = await buildStage({ tournamentId, type: isKnockout ? 'knockout' : 'group' });
  const match = isKnockout
    ? await buildKnownTeamsMatch({ stage, ...teams })
    : await buildGroupMatch({
        group: await buildGroup({ stage, teams: Object.values(teams) }),
        ...teams,
      });
  const scope = { kind: 'match', matchId: match.matchId } as const;
  return { match, link: await buildLink({ tournamentId, name: 'Court 2', scope }) };
}
