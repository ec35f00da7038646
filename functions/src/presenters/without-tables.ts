import type {
  GroupView,
  MatchView,
  PublicTeamView,
  StageView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import type { FlatScores } from '@futsal-cup/domain/cup/flat-match';
import { categoryIdOf, tournamentOfCategory } from '@futsal-cup/domain/cup/categories';
import { type ShownInPart, shownInPart } from '@futsal-cup/domain/cup/shown';

/*
 * What everybody sees of a cup whose tables are off. Each view is built of the fields that it may have, so that a new field is told
 * nowhere until somebody adds it here.
 */

const NO_SCORE: Required<FlatScores> = {
  localTeamScore: null,
  visitorTeamScore: null,
  localTeamPenaltyScore: null,
  visitorTeamPenaltyScore: null,
};

type Played = Required<FlatScores> & Pick<MatchView, 'state' | 'readAs'>;

/**
 * What was played. A forfeit is a matter of tables: a match that was awarded after it was played has the score that was played, and any
 * other forfeit is a match that was not played.
 */
function playedIn(match: MatchView): Played {
  const { readAs, recorded = match, isForfeit } = match;
  const wasPlayed = recorded.localTeamScore !== null && !recorded.isForfeit;
  if (readAs === 'annulled') return { ...NO_SCORE, state: 'abandoned', readAs };
  if ((readAs || isForfeit) && !wasPlayed) return { ...NO_SCORE, state: 'abandoned', readAs: 'nobody' };
  const { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore } = recorded;
  const { state } = recorded;
  return { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore, state };
}

/** A match without its winner; where results are off, without its score and its story. */
function presentMatch(match: MatchView, shown: ShownInPart): MatchView {
  const hasResult = shown === 'no-tables';
  return {
    matchId: match.matchId,
    tournamentId: match.tournamentId,
    stageId: match.stageId,
    groupId: match.groupId,
    localTeamId: match.localTeamId,
    visitorTeamId: match.visitorTeamId,
    localTeamPlaceholder: match.localTeamPlaceholder,
    visitorTeamPlaceholder: match.visitorTeamPlaceholder,
    localTeamSource: null,
    visitorTeamSource: null,
    ...playedIn(match),
    ...(hasResult ? {} : NO_SCORE),
    LocalTeam: match.LocalTeam,
    VisitorTeam: match.VisitorTeam,
    Stage: match.Stage,
    date: match.date,
    time: match.time,
    location: match.location,
    isForfeit: false,
    logRevision: hasResult ? match.logRevision : null,
    scoredTeams: null,
    ...(match.refereeTeamId && { refereeTeamId: match.refereeTeamId }),
    matchNumber: match.matchNumber,
    teamsChanged: hasResult && match.teamsChanged,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    shown,
  };
}

function presentGroup({ groupId, name, stageId, Teams, updatedAt }: GroupView): GroupView {
  return { groupId, name, stageId, Teams, lots: [], standings: [], updatedAt };
}

function presentStage(stage: StageView, shown: ShownInPart): StageView {
  const { stageId, name, names, type, order, matchRules, categoryId, updatedAt } = stage;
  const groups = stage.groups.map(presentGroup);
  const Matches = stage.Matches.map((match) => presentMatch(match, shown));
  const own = { ...(matchRules && { matchRules }), ...(categoryId && { categoryId }) };
  return { stageId, name, names, type, order, ...own, groups, Matches, updatedAt };
}

function presentTeam(team: PublicTeamView): PublicTeamView {
  const { teamId, name, withdrawn, Groups, categoryId, updatedAt } = team;
  const Players = team.Players.map(({ playerId, shownAs, number, isCaptain }) => ({
    playerId,
    shownAs,
    ...(number !== undefined && { number }),
    ...(isCaptain && { isCaptain }),
  }));
  return { teamId, name, withdrawn, Players, Groups, ...(categoryId && { categoryId }), updatedAt };
}

/**
 * The view of a cup without tables, places and winners and, with `no-results`, without scores, where the tournament or a category says so. The
 * rules of its tables stay among its details, because they say nothing about a team.
 */
export function withoutTables(cup: TournamentView): TournamentView {
  const shownOf = (record: StageView | PublicTeamView) =>
    shownInPart(tournamentOfCategory(cup, categoryIdOf(record)));
  return {
    ...cup,
    Teams: cup.Teams.map((team) => (shownOf(team) ? presentTeam(team) : team)),
    Stages: cup.Stages.map((stage) => {
      const shown = shownOf(stage);
      return shown ? presentStage(stage, shown) : stage;
    }),
  };
}
