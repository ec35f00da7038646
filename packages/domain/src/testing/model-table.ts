import type { RankingCriterion } from '../cup/table-rules';
import type { StandingsInput } from '../standings/standings';
import type { TableMatch } from '../standings/tally';

/*
 * A slow model of a table that shares no code with it: a team's keys are counted anew from the matches each time, as sentences of a rule
 * book say, and teams are put into buckets of the same key. Nothing is cached and nothing is sorted by several keys at once.
 */

type Input = StandingsInput;

/** A key by which more is better; two numbers are a fraction, which stays undivided. */
type Key = number | { readonly top: number; readonly bottom: number };

function isAhead(a: Key, b: Key): boolean {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) > Number(b);
  return BigInt(a.top) * BigInt(b.bottom) > BigInt(b.top) * BigInt(a.bottom);
}

function countedMatches({ matches, includeRunning = false }: Input, among: readonly string[]): TableMatch[] {
  const counted: TableMatch[] = [];
  for (const match of matches) {
    if (match.local.goals === null || match.visitor.goals === null) continue;
    if (match.isRunning === true && !includeRunning) continue;
    if (!among.includes(match.local.teamId ?? '') || !among.includes(match.visitor.teamId ?? '')) continue;
    counted.push(match);
  }
  return counted;
}

/** The goals of a team and of its opponent in each of its matches, and whether it was the visitor. */
function matchesOf(team: string, matches: readonly TableMatch[]) {
  return matches.flatMap((match) => {
    const [home, away] = [match.local.goals ?? 0, match.visitor.goals ?? 0];
    const asLocal = match.local.teamId === team ? [{ own: home, other: away, isAway: false, match }] : [];
    const asVisitor = match.visitor.teamId === team ? [{ own: away, other: home, isAway: true, match }] : [];
    return [...asLocal, ...asVisitor];
  });
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function pointsOf(team: string, matches: readonly TableMatch[], { points }: Input): number {
  return total(
    matchesOf(team, matches).map(({ own, other }) =>
      own > other ? points.win : own === other ? points.draw : points.loss,
    ),
  );
}

function differenceOf(team: string, matches: readonly TableMatch[]): number {
  return total(matchesOf(team, matches).map(({ own, other }) => own - other));
}

function goalsOf(team: string, matches: readonly TableMatch[]): number {
  return total(matchesOf(team, matches).map(({ own }) => own));
}

function awayGoalsOf(team: string, matches: readonly TableMatch[]): number {
  return total(matchesOf(team, matches).map(({ own, isAway }) => (isAway ? own : 0)));
}

function penaltyPointsOf(team: string, matches: readonly TableMatch[], { teams, rules }: Input): number {
  const scale = rules.conduct;
  if (scale.kind === 'typed') return teams.find(({ teamId }) => teamId === team)?.conduct ?? 0;
  let sum = 0;
  for (const { isAway, match } of matchesOf(team, matches)) {
    const cards = match.cards?.[isAway ? 'visitor' : 'local'];
    if (!cards) continue;
    for (const counts of scale.countsOfficials ? [cards.players, cards.officials] : [cards.players]) {
      sum += counts.yellow * scale.yellow + counts.secondYellow * scale.secondYellow;
      sum += counts.red * scale.red + counts.yellowAndRed * scale.yellowAndRed;
    }
  }
  return sum;
}

/** 1 for the team that won the kicks after the match in which both teams met last, else 0. */
function kicksOf(team: string, level: readonly string[], input: Input): number {
  const all = input.teams.map(({ teamId }) => teamId);
  const withPoints = (points: number) => all.filter((each) => tablePointsOf(each, input) === points);
  if (level.length !== 2 || withPoints(tablePointsOf(team, input)).length !== 2) return 0;
  const ofGroup = input.matches.filter(
    ({ local, visitor }) => all.includes(local.teamId ?? '') && all.includes(visitor.teamId ?? ''),
  );
  const own = ofGroup.filter(
    ({ local, visitor }) => level.includes(local.teamId ?? '') || level.includes(visitor.teamId ?? ''),
  );
  const time = ({ date = '', time: clock = '' }: TableMatch) => Date.parse(`${date}T${clock}Z`);
  const between = own.filter(
    ({ local, visitor }) => level.includes(local.teamId ?? '') && level.includes(visitor.teamId ?? ''),
  );
  const last = between.filter((match) => own.every((other) => other === match || time(other) < time(match)));
  const counted = countedMatches(input, level).filter(({ local, visitor }) => local.goals === visitor.goals);
  const isWon = last.some((match) => {
    const { local, visitor } = match;
    if (!counted.includes(match)) return false;
    const [home, away] = [local.kicks ?? 0, visitor.kicks ?? 0];
    return (home > away && local.teamId === team) || (away > home && visitor.teamId === team);
  });
  return isWon ? 1 : 0;
}

function tablePointsOf(team: string, input: Input): number {
  const all = input.teams.map(({ teamId }) => teamId);
  const byDecision = input.teams.find(({ teamId }) => teamId === team)?.pointsByDecision?.points ?? 0;
  return pointsOf(team, countedMatches(input, all), input) + byDecision;
}

/** Puts the teams of a tie into buckets of the same key, the best one first. */
function buckets(level: readonly string[], keyOf: (team: string) => Key): string[][] {
  const left = [...level];
  const found: string[][] = [];
  while (left.length > 0) {
    const best = left.filter((team) => !left.some((other) => isAhead(keyOf(other), keyOf(team))));
    found.push(best);
    for (const team of best) left.splice(left.indexOf(team), 1);
  }
  return found;
}

/** Breaks each tie by the keys one after the other. */
function inTurn(ties: string[][], keys: readonly ((tie: readonly string[]) => string[][])[]): string[][] {
  return keys.reduce((present, key) => present.flatMap((tie) => key(tie)), ties);
}

function headToHead(level: readonly string[], input: Input, withAway: boolean, again: boolean): string[][] {
  const among = countedMatches(input, level);
  const keys = [
    (team: string) => pointsOf(team, among, input),
    (team: string) => differenceOf(team, among),
    (team: string) => goalsOf(team, among),
    ...(withAway ? [(team: string) => awayGoalsOf(team, among)] : []),
  ];
  const parts = inTurn(
    [[...level]],
    keys.map((keyOf) => (tie: readonly string[]) => buckets(tie, keyOf)),
  );
  if (parts.length === 1 || !again) return parts;
  return parts.flatMap((part) => (part.length > 1 ? headToHead(part, input, withAway, again) : [part]));
}

function byCriterion(level: readonly string[], criterion: RankingCriterion, input: Input): string[][] {
  const all = input.teams.map(({ teamId }) => teamId);
  const matches = countedMatches(input, all);
  const goals = (team: string) => goalsOf(team, matches);
  const conceded = (team: string) => goals(team) - differenceOf(team, matches);
  switch (criterion) {
    case 'goal-difference':
      return buckets(level, (team) => differenceOf(team, matches));
    case 'goals-scored':
      return buckets(level, goals);
    case 'wins':
      return buckets(
        level,
        (team) => matchesOf(team, matches).filter(({ own, other }) => own > other).length,
      );
    case 'away-goals':
      return buckets(level, (team) => awayGoalsOf(team, matches));
    case 'goal-quotient':
      return buckets(level, (team) => {
        const none = goals(team) === 0 && conceded(team) === 0;
        return none ? { top: 1, bottom: 1 } : { top: goals(team), bottom: conceded(team) };
      });
    case 'head-to-head':
      return headToHead(level, input, false, true);
    case 'head-to-head-once':
      return headToHead(level, input, false, false);
    case 'head-to-head-away-goals':
      return headToHead(level, input, true, true);
    case 'conduct':
      return buckets(level, (team) => -penaltyPointsOf(team, matches, input));
    case 'kicks':
      return buckets(level, (team) => kicksOf(team, level, input));
  }
}

/** The teams of each place, best first; the ids of a place are sorted. */
export function modelPlaces(input: Input): string[][] {
  const all = input.teams.map(({ teamId }) => teamId);
  const byPoints = buckets(all, (team) => tablePointsOf(team, input));
  const decided = inTurn(
    byPoints,
    input.rules.criteria.map(
      (criterion) => (tie: readonly string[]) =>
        tie.length > 1 ? byCriterion(tie, criterion, input) : [[...tie]],
    ),
  );
  const recorded = decided.flatMap((tie) =>
    tie.every((team) => input.lots.includes(team))
      ? buckets(tie, (team) => -input.lots.indexOf(team))
      : [tie],
  );
  return recorded.map((place) => [...place].sort());
}
