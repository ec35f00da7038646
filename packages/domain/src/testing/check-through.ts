import type { Through, WayThrough } from '../bracket/who-is-through';
import type { ResolvedMatch, ResolvedStage } from '../bracket/resolved-stages';
import type { Cup } from '../cup/records';
import { type PlaceholderSource, SIDES } from '../cup/sides';
import type { Reason } from '../standings/reasons';
import type { StandingsRow } from '../standings/rows';
import { resolvedStagesOf } from './resolved-stages';

/*
 * A slow and obvious model of what is told of those who are through. It reads the view of the cup, as the board shows it: whose name
 * stands on the sides of the next matches, and what the tables and scores beside it say.
 */

type View = readonly ResolvedStage<ResolvedMatch>[];
type Claim = readonly [key: string, teamId: string, source: PlaceholderSource];

function keyOf({ next }: Through): string {
  return 'matchId' in next ? `${next.matchId} ${next.side}` : `${next.groupId} ${next.place}`;
}

/** Who stands on the board where a placeholder stood, unless the team has withdrawn. */
function namesOnBoard(view: View, cup: Cup): readonly Claim[] {
  const withdrawn = new Set(cup.teams.flatMap((team) => (team.withdrawn ? [team.teamId] : [])));
  const ofSides = view
    .flatMap(({ Matches }) => Matches)
    .flatMap((match) =>
      SIDES.flatMap((side): Claim[] => {
        const { team, source } = match[side];
        const isChosen = cup.matches.find(({ matchId }) => matchId === match.matchId)?.[side].teamId !== null;
        if (match.groupId !== null || !team || !source || isChosen) return [];
        return [[`${match.matchId} ${side}`, team.teamId, source]];
      }),
    );
  const ofPlaces = view
    .flatMap(({ groups }) => groups)
    .flatMap(({ groupId, places = [] }) =>
      places.flatMap(({ source, teamId }, place): Claim[] =>
        teamId === null ? [] : [[`${groupId} ${place}`, teamId, source]],
      ),
    );
  return [...ofSides, ...ofPlaces].filter(([, teamId]) => !withdrawn.has(teamId));
}

function isOver(match: ResolvedMatch): boolean {
  return match.state === 'abandoned' || (match.local.goals !== null && match.teamsChanged !== true);
}

function matchesOf(view: View, groupId: string): readonly ResolvedMatch[] {
  return view.flatMap(({ Matches }) => Matches).filter((match) => match.groupId === groupId);
}

interface Table {
  readonly rows: readonly StandingsRow[];
  readonly matches: readonly ResolvedMatch[];
  /** The order of teams that was recorded by hand. */
  readonly lots: readonly string[];
}

/** The goals by which a team leads another in each of their matches. */
function leadsBetween(own: string, other: string, matches: readonly ResolvedMatch[]): readonly number[] {
  return matches.flatMap(({ local, visitor }) => {
    const teams = [local.team?.teamId, visitor.team?.teamId];
    if (!teams.includes(own) || !teams.includes(other) || local.goals === null) return [];
    const lead = local.goals - (visitor.goals ?? 0);
    return teams[0] === own ? lead : -lead;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * By how much a team is better on a figure; null where that is not compared: cards, goals away, quotients, kicks, and matches among more than two
 * teams, of which the criteria begin again with those who are still level.
 */
function leadOn(
  criterion: Reason['criterion'],
  better: StandingsRow,
  worse: StandingsRow,
  { rows, matches, lots }: Table,
): number | null {
  if (criterion === 'goal-difference') return better.goalDifference - worse.goalDifference;
  if (criterion === 'goals-scored') return better.goalsFor - worse.goalsFor;
  if (criterion === 'wins') return better.wins - worse.wins;
  if (criterion === 'points-a-match') return better.points / better.played - worse.points / worse.played;
  if (criterion.startsWith('decision-')) return lots.indexOf(worse.teamId) - lots.indexOf(better.teamId);
  const leads = leadsBetween(better.teamId, worse.teamId, matches);
  if (rows.filter(({ points }) => points === better.points).length > 2) return null;
  if (criterion === 'head-to-head-points') return sum(leads.map(Math.sign));
  return criterion === 'head-to-head-goal-difference' ? sum(leads) : null;
}

/** Whether the board says of the teams that a reason separates what it says: they are level on points, and apart on the figure that it names. */
function isReasonTrue(reason: Reason, own: StandingsRow, table: Table): boolean {
  const others = (teamIds: readonly string[]) => table.rows.filter(({ teamId }) => teamIds.includes(teamId));
  const leads = (better: StandingsRow, worse: StandingsRow) =>
    (leadOn(reason.criterion, better, worse, table) ?? 1) > 0;
  const all = [...others(reason.ahead), ...others(reason.behind)];
  const areLevel = reason.criterion === 'points-a-match' || all.every(({ points }) => points === own.points);
  const isNearest = all.length > 0 && all.every(({ position }) => position !== own.position);
  return (
    areLevel &&
    isNearest &&
    others(reason.ahead).every((row) => row.position < own.position && leads(row, own)) &&
    others(reason.behind).every((row) => row.position > own.position && leads(own, row))
  );
}

function isRowTrue(row: StandingsRow, table: Table): boolean {
  const { rows } = table;
  const ahead = rows.filter(({ points }) => points > row.points).length;
  const level = rows.filter(({ points }) => points === row.points).length;
  return (
    rows.filter(({ position }) => position === row.position).length === 1 &&
    ahead < row.position &&
    row.position <= ahead + level &&
    row.reasons.every((reason) => isReasonTrue(reason, row, table))
  );
}

function isWonAsTold(
  { by, kind }: Extract<WayThrough, { matchId: string }>,
  match: ResolvedMatch,
  teamId: string,
) {
  const own = SIDES.find((side) => match[side].team?.teamId === teamId);
  if (!own) return false;
  const other = own === 'local' ? 'visitor' : 'local';
  const lead = (match[own].goals ?? 0) - (match[other].goals ?? 0);
  const kicks = (match[own].kicks ?? 0) - (match[other].kicks ?? 0);
  const sign = kind === 'match-winner' ? 1 : -1;
  if (by === 'bye') return match.bye === own && kind === 'match-winner';
  if (match.teamsChanged || match.bye || match.local.goals === null) return false;
  if (by === 'shoot-out') return lead === 0 && kicks * sign > 0;
  const isForfeit = match.readAs === 'withdrawn' || Boolean(match.forfeit);
  return lead * sign > 0 && (by === 'forfeit') === (isForfeit || isForfeitOf(match));
}

function isForfeitOf(match: ResolvedMatch & { readonly isForfeit?: boolean }): boolean {
  return match.isForfeit === true;
}

function isWayTrue(through: Through, source: PlaceholderSource, view: View, cup: Cup): boolean {
  const { way, teamId } = through;
  if ('matchId' in way) {
    const match = view.flatMap(({ Matches }) => Matches).find(({ matchId }) => matchId === way.matchId);
    const isOfSource = 'matchId' in source && source.matchId === way.matchId && source.kind === way.kind;
    return isOfSource && match !== undefined && isWonAsTold(way, match, teamId);
  }
  if (way.kind === 'group-place') {
    const group = view.flatMap(({ groups }) => groups).find(({ groupId }) => groupId === way.groupId);
    const rows = (group?.standings ?? []) as readonly StandingsRow[];
    const isPlace = source.kind === 'group-place' && source.place === way.row.position;
    const matches = matchesOf(view, way.groupId);
    const isComplete = matches.every(isOver) && !group?.missing?.length;
    const { lots = [] } = cup.groups.find(({ groupId }) => groupId === way.groupId) ?? {};
    return (
      isPlace &&
      isComplete &&
      rows.some((row) => JSON.stringify(row) === JSON.stringify(way.row)) &&
      isRowTrue(way.row, { rows, matches, lots })
    );
  }
  const stage = view.find(({ stageId }) => stageId === way.stageId);
  const groups = stage?.groups ?? [];
  const own = groups.find(({ standings }) =>
    standings.some((row) => row.teamId === teamId && row.position === way.place),
  );
  const isRank = source.kind === 'best-of-place' ? source.rank === way.row.position : 'slot' in source;
  const isPlayed = groups.every(
    ({ groupId, missing }) => matchesOf(view, groupId).every(isOver) && !missing?.length,
  );
  return own !== undefined && isRank && isPlayed && way.row.position <= groups.length;
}

/**
 * What is told of those who are through and is not true on the board, and whom the board has and nobody tells of. Of the best on a place, only the
 * place and the rank are compared, which is all that is told of them.
 */
export function checkThrough(cup: Cup, told: readonly Through[]): readonly string[] {
  const view = resolvedStagesOf(cup);
  const onBoard = new Map(namesOnBoard(view, cup).map((claim) => [claim[0], claim]));
  const wrong = told.flatMap((through) => {
    const [, teamId, source] = onBoard.get(keyOf(through)) ?? [];
    const isTrue = teamId === through.teamId && source !== undefined && isWayTrue(through, source, view, cup);
    return isTrue ? [] : [`told wrongly: ${JSON.stringify(through)}`];
  });
  const keys = new Set(told.map(keyOf));
  const missing = [...onBoard.keys()].filter((key) => !keys.has(key)).map((key) => `not told: ${key}`);
  const twice = keys.size === told.length ? [] : ['somebody is told twice'];
  return [...wrong, ...missing, ...twice];
}
