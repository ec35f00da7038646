import type { ScorerMatchView, ScorerTeamView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { categoryNameOf, tournamentOfStage } from '@futsal-cup/domain/cup/categories';
import { inCategory } from '@futsal-cup/domain/cup/in-category';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { Match, Stage } from '@futsal-cup/domain/cup/records';
import { mapSides, type Sides } from '@futsal-cup/domain/cup/sides';
import { isInScope } from '@futsal-cup/domain/match-log/scorer-link';
import { countsKicks } from '@futsal-cup/domain/standings/presets';
import { suspendedIn } from '../../presenters/present-players';
import { compareMatches, presentMatch } from '../../presenters/present-match';
import { type ViewContext, viewContextOf } from '../../presenters/view-context';
import type { Stored } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';
import { presentLog, readScoredMatch, refuseOtherTournament, refuseOutOfScope } from './scored-match';

/** The players stay in the order of the team's list, which may be the order of their shirt numbers. */
function presentTeam(
  { cup, teams }: ViewContext,
  matchId: string,
  teamId: string | null | undefined,
): ScorerTeamView | null {
  const team = teamId ? teams.get(teamId) : undefined;
  if (!team) return null;
  const suspended = suspendedIn(cup).get(matchId);
  const players = team.players.map(({ playerId, name, number, isCaptain }) => {
    const reason = suspended?.get(playerId);
    const known = { ...(number !== undefined && { number }), ...(isCaptain && { isCaptain }) };
    return { playerId, name, ...known, ...(reason && { suspended: reason }) };
  });
  return { teamId: team.teamId, name: team.name, players };
}

const NO_TEAMS: Sides<string | null> = { local: null, visitor: null };

function bothNumbers({ local, visitor }: Sides<number | null>): Sides<number> | null {
  return local === null || visitor === null ? null : { local, visitor };
}

/** The name of a stage, and its names in all languages, with that of its category, because a court has matches of several. */
function namesOfStage({ cup, stageNames }: ViewContext, stage: Stage | undefined) {
  const category = categoryNameOf(cup.tournament, stage?.categoryId);
  const named = (name: string) => inCategory(category, name);
  const names = stageNames.get(stage?.stageId ?? '');
  return {
    stage: named(stage?.name ?? ''),
    stageNames: names && {
      en: named(names.en),
      de: named(names.de),
      fr: named(names.fr),
      it: named(names.it),
    },
  };
}

function presentScorerMatch(context: ViewContext, match: Stored<Match>): ScorerMatchView {
  const { cup, resolved, stages } = context;
  const stage = stages.get(match.stageId);
  const view = presentMatch(context, match);
  const teams = resolved.sides.get(match.matchId);
  const rules = matchRulesOf(cup, match);
  const tournament = tournamentOfStage(cup, match);
  const kicks = countsKicks(tournament);
  const isPlayed = outcomeOf(match).kind !== 'unplayed';
  return {
    matchId: match.matchId,
    ...namesOfStage(context, stage),
    group: cup.groups.find(({ groupId }) => groupId === match.groupId)?.name ?? null,
    matchNumber: view.matchNumber,
    date: match.date,
    time: match.time,
    location: match.location,
    state: match.state,
    readAs: view.readAs,
    ...(view.forfeit === 'both' && { isForfeitOfBoth: true }),
    ...(rules !== cup.tournament.matchRules && { matchRules: rules }),
    ...(kicks !== countsKicks(cup.tournament) && { countsKicks: kicks }),
    ...(tournament.playerRules?.suspensions?.secondYellow && { secondYellowSuspends: true }),
    teams: mapSides(teams ?? NO_TEAMS, (teamId) => presentTeam(context, match.matchId, teamId)),
    placeholders: { local: view.localTeamPlaceholder, visitor: view.visitorTeamPlaceholder },
    goals: isPlayed ? bothNumbers(mapSides(match, ({ goals }) => goals)) : null,
    kicks: isPlayed ? bothNumbers(mapSides(match, ({ kicks }) => kicks)) : null,
  };
}

/** The matches whose logs the scorer may edit; an administrator gets all matches of the cup. */
export async function handleGetScorerMatches({
  request: { tournamentId },
  dependencies: { cups, clock },
  scorer,
}: CallOf<'getScorerMatches'>): Promise<AnswerOf<'getScorerMatches'>> {
  refuseOtherTournament(scorer, tournamentId);
  const { cup } = await cups.current(tournamentId);
  const context = viewContextOf(cup);
  const { name, timeZone, language, matchRules } = cup.tournament;
  const matches = cup.matches
    .filter((match) => scorer === null || isInScope(scorer.link.scope, match))
    .map((match) => ({ match, view: presentMatch(context, match) }))
    .sort((a, b) => compareMatches(a.view, b.view))
    .map(({ match }) => presentScorerMatch(context, match));
  return {
    now: clock(),
    tournament: {
      tournamentId,
      name,
      timeZone,
      language,
      matchRules,
      countsKicks: countsKicks(cup.tournament),
    },
    matches,
  };
}

export async function handleGetMatchLog({
  request,
  dependencies,
  scorer,
}: CallOf<'getMatchLog'>): Promise<AnswerOf<'getMatchLog'>> {
  refuseOtherTournament(scorer, request.tournamentId);
  const scored = await readScoredMatch(dependencies, request);
  refuseOutOfScope(scorer, scored);
  return { now: dependencies.clock(), log: presentLog(scored) };
}
