import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { describeSource } from '@futsal-cup/domain/bracket/source-words';
import type { MatchView, TeamNameView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { ReadMatch } from '@futsal-cup/domain/bracket/read-match';
import { flattenScores, flattenSides } from '@futsal-cup/domain/cup/flat-match';
import { compareText } from '@futsal-cup/domain/cup/text/text';
import type { Match } from '@futsal-cup/domain/cup/records';
import { mapSides, type Side } from '@futsal-cup/domain/cup/sides';
import { ApiError } from '../platform/api-error';
import type { Stored, StoredCup } from '../storage/stored';
import { type ViewContext, viewContextOf } from './view-context';
import { presentTeamName } from './present-team';

function presentSide({ teams }: ViewContext, teamId: string | null | undefined): TeamNameView | null {
  const team = teamId ? teams.get(teamId) : undefined;
  return team ? presentTeamName(team) : null;
}

/** A placeholder that is bound to a match or group shows the present name of that match or group, whatever was typed. */
function withCurrentPlaceholder({ names }: ViewContext, side: Side): Side {
  const { source, placeholder } = side;
  if (!source) return side;
  return { ...side, placeholder: describeSource(source, names, ENGLISH_SOURCE_WORDS) ?? placeholder };
}

/** Who has withdrawn, or was deleted, referees nothing. */
function presentReferee({ teams }: ViewContext, { refereeTeamId }: Match): string | undefined {
  const team = refereeTeamId ? teams.get(refereeTeamId) : undefined;
  return team?.withdrawn ? undefined : team?.teamId;
}

function presentRecorded(match: Match): MatchView['recorded'] {
  const { state, isForfeit, forfeit } = match;
  return { ...flattenScores(match), state, isForfeit, forfeit };
}

export function presentMatch(context: ViewContext, match: Stored<Match>): MatchView {
  const { resolved, stages } = context;
  const read = resolved.read.get(match.matchId);
  const { state, isForfeit, forfeit, readAs, bye, bothConcede }: ReadMatch = read ?? match;
  const teams = resolved.sides.get(match.matchId);
  return {
    matchId: match.matchId,
    tournamentId: match.tournamentId,
    stageId: match.stageId,
    groupId: match.groupId,
    ...flattenSides(mapSides(read ?? match, (side) => withCurrentPlaceholder(context, side))),
    LocalTeam: presentSide(context, teams?.local),
    VisitorTeam: presentSide(context, teams?.visitor),
    Stage: { stageId: match.stageId, name: stages.get(match.stageId)?.name ?? '' },
    date: match.date,
    time: match.time,
    location: match.location,
    state,
    isForfeit,
    forfeit,
    readAs,
    recorded: read && presentRecorded(match),
    bye,
    bothConcede,
    cards: match.cards,
    hasLateEntries: match.hasLateEntries,
    isFinal: match.isFinal,
    logRevision: match.logRevision,
    scoredTeams: match.scoredTeams,
    refereeTeamId: presentReferee(context, match),
    matchNumber: resolved.matchNumbers.get(match.matchId) ?? null,
    teamsChanged: resolved.teamsChanged.has(match.matchId),
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
  };
}

export function presentMatchOf(cup: StoredCup, matchId: string): MatchView {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
  return presentMatch(viewContextOf(cup), match);
}

/** Compares by date, time and number; group matches have no number and stay in the order of their creation. */
export function compareMatches(a: MatchView, b: MatchView): number {
  return (
    compareText(a.date, b.date) ||
    compareText(a.time, b.time) ||
    (a.matchNumber ?? 0) - (b.matchNumber ?? 0) ||
    compareText(a.createdAt, b.createdAt) ||
    compareText(a.matchId, b.matchId)
  );
}

export function presentMatches(context: ViewContext, matches: readonly Stored<Match>[]): MatchView[] {
  return matches.map((match) => presentMatch(context, match)).sort(compareMatches);
}
