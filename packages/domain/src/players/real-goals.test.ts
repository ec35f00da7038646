import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { MatchRules } from '../cup/match-rules';
import type { Cup, Match } from '../cup/records';
import { mapSides, OTHER_SIDE, SIDES, type SideKey } from '../cup/sides';
import type { EnteredPhase, EntryFacts, Half } from '../match-log/entries';
import { foldLog } from '../match-log/fold';
import { judgeEntries } from '../match-log/judge';
import { matchOfLog } from '../match-log/match-of-log';
import { buildCup } from '../testing/build-cup';
import { KICK_OFF, LogBuilder, MINUTE, shown } from '../testing/build-log';
import { readFixtureLine } from '../testing/fixture-line';
import cup2014 from '../testing/real-goals/world-cup-2014.json' with { type: 'json' };
import cup2026 from '../testing/real-goals/world-cup-2026.json' with { type: 'json' };
import { goalsOfScorers } from './scorers';

/** Matches of two halves of 45 minutes. */
const RULES: MatchRules = {
  halves: 2,
  minutesPerHalf: 45,
  clock: 'running',
  extraTimeMinutes: 15,
  shootOutKicks: 5,
  foulLimit: 0,
  timeOuts: 0,
  forfeitGoals: 3,
};

interface RealMatch {
  readonly match: string;
  readonly isKnockout?: boolean;
  readonly local: readonly string[];
  readonly visitor: readonly string[];
}

interface RealGoal {
  readonly side: SideKey;
  readonly minute: number;
  readonly added: number;
  readonly name: string;
  readonly how?: 'own-goal' | 'penalty';
}

const GOAL = /^(?<minute>\d+)(?:\+(?<added>\d+))?' (?<name>.+?)(?: \((?<how>own-goal|penalty)\))?$/;

function readGoals(match: RealMatch): readonly RealGoal[] {
  return SIDES.flatMap((side) =>
    match[side].map((text): RealGoal => {
      const { minute, added = 0, name = '', how } = GOAL.exec(text)?.groups ?? {};
      const goal = { side, minute: Number(minute), added: Number(added), name };
      return how ? { ...goal, how: how as 'own-goal' | 'penalty' } : goal;
    }),
  );
}

/** The halves with their last minute, and the break after each of them. */
const HALVES: readonly { readonly half: Half; readonly last: number; readonly then: EnteredPhase }[] = [
  { half: 'first-half', last: 45, then: 'half-time' },
  { half: 'second-half', last: 90, then: 'extra-time-1' },
  { half: 'extra-time-1', last: 105, then: 'extra-time-break' },
  { half: 'extra-time-2', last: 120, then: 'shoot-out' },
];

function halfOf({ minute }: RealGoal): Half {
  return HALVES.find(({ last }) => minute <= last)?.half ?? 'extra-time-2';
}

/** The log of a match as the table keeps it, goal by goal, with the best scorer of each team at the kicks of a shoot-out. */
function keepLog(match: RealMatch, playerIdOf: (side: SideKey, name: string) => string) {
  const { local, visitor } = readFixtureLine(match.match);
  const goals = readGoals(match);
  const kicks =
    local.kicks === null || visitor.kicks === null ? null : { local: local.kicks, visitor: visitor.kicks };
  const judged = { rules: RULES, isKnockout: match.isKnockout ?? false, hasTeams: true, moved: null };
  const log = new LogBuilder();
  let entries: ReturnType<typeof judgeEntries>['entries'] = [];
  let at = KICK_OFF;
  const enter = (facts: EntryFacts) => {
    at += MINUTE / 10;
    const made = log.make(facts, at - KICK_OFF);
    const answer = judgeEntries(entries, [made], judged, { by: 'phone', receivedAt: at });
    expect(answer.verdicts).toEqual([{ entryId: made.entryId, outcome: 'taken' }]);
    ({ entries } = answer);
  };
  const state = () => foldLog(entries, RULES);
  const change = (to: EnteredPhase) => {
    enter({ kind: 'phase', to, on: state().lastChange });
  };
  const hasExtraTime = kicks !== null || goals.some(({ minute }) => minute > 90);
  for (const { half, last, then } of HALVES.slice(0, hasExtraTime ? 4 : 2)) {
    if (state().phase !== half) change(half);
    const start = at;
    const first = last - (last > 90 ? 15 : 45);
    const inHalf = goals.filter((goal) => halfOf(goal) === half);
    for (const { side, minute, added, name, how } of inHalf.sort(
      (a, b) => a.minute - b.minute || a.added - b.added,
    )) {
      at = Math.max(at, start + (minute + added - first - 1) * MINUTE);
      const playerId = playerIdOf(how === 'own-goal' ? OTHER_SIDE[side] : side, name);
      enter({ kind: 'goal', side, half, playerId, ...(how && { how }) });
    }
    at = Math.max(at, start + (last - first) * MINUTE);
    if (half === 'first-half' || (hasExtraTime && then !== 'shoot-out') || kicks) change(then);
  }
  for (const [side, count] of Object.entries(kicks ?? {})) {
    for (let kick = 0; kick < count; kick += 1) {
      const name = goals.find((goal) => goal.side === side && !goal.how)?.name ?? 'Nobody';
      enter({
        kind: 'kick',
        side: side as SideKey,
        isIn: true,
        playerId: playerIdOf(side as SideKey, name),
      });
    }
  }
  const { score, lastChange } = state();
  const told = shown(score.goals.local, score.goals.visitor, { kicks: score.kicks, basis: score.basis });
  enter({ kind: 'phase', to: 'finished', on: lastChange, shown: told });
  return state();
}

interface RealCup {
  readonly matches: readonly RealMatch[];
}

/** The cup with each match as its log leaves it, and only with that: the described scores are taken away before. */
function playCup({ matches }: RealCup): { readonly cup: Cup; readonly described: Cup } {
  const lines = matches.map(({ match }) => match);
  const teams = [
    ...new Set(lines.map(readFixtureLine).flatMap((line) => [line.local.name, line.visitor.name])),
  ];
  const described = buildCup({ stages: [{ name: 'All', groups: { A: { teams, matches: lines } } }] });
  const played = described.matches.map((match, index): Match => {
    const real = matches[index];
    const names = mapSides(match, ({ teamId }) => teamId ?? '');
    const open = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
    const unplayed: Match = { ...match, ...open, state: 'scheduled', scoredTeams: null };
    if (!real) throw new Error('There is a match for each line.');
    const log = keepLog(real, (side, name) => `${names[side]}: ${name}`);
    return matchOfLog(unplayed, log, { teams: names, revision: 1 });
  });
  return { cup: { ...described, matches: played }, described };
}

describe.each([
  [2014, cup2014],
  [2026, cup2026],
])('the goals of the World Cup %i, entered one by one', (_, real) => {
  const { cup, described } = playCup(real);
  const goalsOf = [...goalsOfScorers(cup, resolveCup(cup))].sort(([, a], [, b]) => b - a);
  const scorers = goalsOf.map(([playerId, goals]) => ({ playerId, goals }));
  const listed = scorers.map(({ playerId, goals }) => {
    const [team = '', name = ''] = playerId.slice('team '.length).split(': ');
    return `${goals} ${name} (${team})`;
  });

  it('come to the scores of the matches', () => {
    const scoresIn = ({ matches }: Cup) => matches.map((match) => mapSides(match, ({ goals }) => goals));
    expect(scoresIn(cup)).toEqual(scoresIn(described));
    const goals = scoresIn(cup).flatMap(({ local, visitor }) => [local ?? 0, visitor ?? 0]);
    expect(goals.reduce((sum, each) => sum + each, 0)).toBe(real.goals);
  });

  it('are all of a scorer but for the own goals, which are nobody’s', () => {
    const count = scorers.reduce((sum, { goals }) => sum + goals, 0);
    expect(count).toBe(real.goals - real.ownGoals);
    const own = (real as RealCup).matches.flatMap(readGoals).filter(({ how }) => how === 'own-goal');
    expect(own).toHaveLength(real.ownGoals);
  });

  it('have the published best scorers', () => {
    expect(listed.slice(0, real.top.length).sort()).toEqual([...real.top].sort());
    const last = Number(real.top.at(-1)?.split(' ')[0]);
    expect(scorers.filter(({ goals }) => goals >= last)).toHaveLength(real.top.length);
  });
});
