import fc from 'fast-check';
import type { Cup, Match, Team } from '../cup/records';
import type { PlayerRules } from '../cup/player-rules';
import type { Entry, EntryFacts, EntryInput } from '../match-log/entries';
import { foldLog, type FoldedLog } from '../match-log/fold';
import { judgeEntries } from '../match-log/judge';
import { matchOfLog } from '../match-log/match-of-log';
import type { Sides } from '../cup/sides';
import { buildCup, changeMatch } from './build-cup';
import { GROUP_MATCH, KICK_OFF, LogBuilder, SECOND, shown } from './build-log';

/** A cup of which each match is as its log leaves it, and the logs by match id. */
export interface PlayedCup {
  readonly cup: Cup;
  readonly logs: ReadonlyMap<string, readonly Entry[]>;
}

const TEAMS = ['A', 'B', 'C', 'D'];

/** Six matches of a group, and three of a knockout stage, of which two have no teams before others are through. */
const CUP = buildCup({
  stages: [
    {
      name: 'Groups',
      groups: { A: { teams: TEAMS, matches: ['A v B', 'C v D', 'A v C', 'B v D', 'A v D', 'B v C'] } },
    },
    { name: 'Final', matches: ['A v B', '1. Group A v C', 'Winner match 7 v Winner match 8'] },
  ],
});

/** The players of a team; the last one of each is in no team any more. */
export function playerIdsOf(team: string): readonly string[] {
  return [1, 2, 3].map((number) => `${team} ${number}`);
}

const arbitraryTap = fc.record({
  what: fc.constantFrom(
    ...(['goal', 'goal', 'goal', 'yellow', 'yellow', 'red', 'second', 'own', 'penalty', 'official'] as const),
    ...(['undo', 'undo', 'again', 'again'] as const),
  ),
  side: fc.constantFrom('local' as const, 'visitor' as const),
  /** The player of the side, or nobody. */
  player: fc.nat({ max: 3 }),
  pick: fc.nat({ max: 99 }),
});

type Tap = typeof arbitraryTap extends fc.Arbitrary<infer Value> ? Value : never;

const arbitraryLog = fc.record({
  taps: fc.array(arbitraryTap, { maxLength: 14 }),
  end: fc.constantFrom('finished', 'finished', 'finished', 'abandoned', 'forfeit', 'live', 'none'),
  late: fc.array(arbitraryTap, { maxLength: 3 }),
});

type LogChoice = typeof arbitraryLog extends fc.Arbitrary<infer Value> ? Value : never;

const half = 'first-half' as const;

function factsOf(
  { what, side, player, pick }: Tap,
  made: readonly EntryInput[],
  players: Sides<readonly string[]>,
) {
  const playerId = players[side][player] ?? null;
  const target = made[pick % Math.max(1, made.length)];
  const goal = { kind: 'goal', side, half, playerId } as const;
  const card = { kind: 'card', side, half, colour: 'yellow', playerId } as const;
  const facts: Record<Tap['what'], EntryFacts | null> = {
    goal,
    own: { ...goal, how: 'own-goal' },
    penalty: { ...goal, how: 'penalty' },
    yellow: card,
    red: { ...card, colour: 'red' },
    second: playerId === null ? null : { ...card, colour: 'red', how: 'second-yellow' },
    official: { ...card, playerId: null, isOfficial: true },
    undo: target ? { kind: 'undo', of: target.entryId } : null,
    again: again(target, playerId),
  };
  return facts[what];
}

/** The event of an entry told once more, with another player. */
function again(target: EntryInput | undefined, playerId: string | null): EntryFacts | null {
  if (target?.kind !== 'goal' && target?.kind !== 'card') return null;
  const replaces = target.replaces ?? target.entryId;
  const isOfTeam = target.kind === 'card' && (target.isOfficial ?? target.how !== undefined);
  if (isOfTeam) return null;
  const { side } = target;
  return target.kind === 'goal'
    ? { kind: 'goal', side, half, playerId, how: target.how, replaces }
    : { kind: 'card', side, half, colour: target.colour, playerId, replaces };
}

function endOf({ lastChange, score }: FoldedLog, end: LogChoice['end']): EntryFacts | null {
  const { goals, basis } = score;
  const told = shown(goals.local, goals.visitor, { basis });
  if (end === 'finished') return { kind: 'phase', to: 'finished', on: lastChange, shown: told };
  if (end === 'abandoned') return { kind: 'phase', to: 'abandoned', on: lastChange };
  return end === 'forfeit' ? { kind: 'forfeit', side: 'local', on: lastChange } : null;
}

/** A log as the server keeps it after these taps: those of the match, its end, and what arrived later. */
function keepLog(matchId: string, { taps, end, late }: LogChoice, players: Sides<readonly string[]>) {
  if (end === 'none') return [];
  const log = new LogBuilder(matchId);
  const made: EntryInput[] = [];
  let entries: readonly Entry[] = [];
  const enter = (facts: EntryFacts | null) => {
    if (!facts) return;
    const entry = log.make(facts);
    made.push(entry);
    const delivery = { by: 'phone', receivedAt: entry.at };
    ({ entries } = judgeEntries(entries, [entry], GROUP_MATCH, delivery));
  };
  enter({ kind: 'phase', to: half, on: null });
  for (const tap of taps) enter(factsOf(tap, made.slice(1), players));
  enter(endOf(foldLog(entries, GROUP_MATCH.rules), end));
  for (const tap of late) enter(factsOf(tap, made.slice(1), players));
  return entries;
}

const arbitraryRules: fc.Arbitrary<PlayerRules> = fc.record({
  ties: fc.constant('shared'),
  suspensions: fc.record({
    secondYellow: fc.nat({ max: 2 }),
    red: fc.nat({ max: 3 }),
    cautions: fc.nat({ max: 3 }),
  }),
});

const arbitraryMatch = fc.record({
  log: arbitraryLog,
  /** Several matches may begin at once. */
  hour: fc.integer({ min: 10, max: 15 }),
  forfeit: fc.constantFrom(null, null, null, null, 'local', 'visitor', 'both'),
  isPostponed: fc.boolean(),
  /** Whether another team is in the match now than the one that played it. */
  isOther: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
});

const arbitraryWithdrawal = fc.constantFrom(null, null, null, null, 'stand', 'annulled');

/** The rules with which the random logs are judged. */
export const { rules } = GROUP_MATCH;

/**
 * A cup with random logs: events undone and told again, entries after the end, ends of each kind, one log moved to a match that has none,
 * awarded and postponed matches, teams that have withdrawn, and players who have left their team.
 */
export const arbitraryPlayedCup: fc.Arbitrary<PlayedCup> = fc
  .record({
    matches: fc.array(arbitraryMatch, { minLength: CUP.matches.length, maxLength: CUP.matches.length }),
    withdrawals: fc.array(arbitraryWithdrawal, { minLength: TEAMS.length, maxLength: TEAMS.length }),
    playerRules: arbitraryRules,
    wipes: fc.boolean(),
    isMoved: fc.boolean(),
  })
  .map(({ matches: choices, withdrawals, playerRules, wipes, isMoved }) => {
    const logs = new Map<string, readonly Entry[]>();
    CUP.matches.forEach(({ matchId, local, visitor }, index) => {
      const choice = choices[index];
      const nameOf = (teamId: string | null) => teamId?.slice('team '.length) ?? 'A';
      const players = {
        local: playerIdsOf(nameOf(local.teamId)),
        visitor: playerIdsOf(nameOf(visitor.teamId)),
      };
      const hasTeams = local.teamId !== null && visitor.teamId !== null;
      logs.set(matchId, choice && hasTeams ? keepLog(matchId, choice.log, players) : []);
    });
    if (isMoved) moveLog(logs);
    const matches = CUP.matches.map((match, index) => {
      const { hour = 10, forfeit = null, isPostponed, isOther } = choices[index] ?? {};
      const entries = logs.get(match.matchId) ?? [];
      const teams = { local: match.local.teamId ?? '', visitor: match.visitor.teamId ?? '' };
      const bare: Match = { ...match, time: `${hour}:00` };
      const hasTeams = teams.local !== '' && teams.visitor !== '';
      if (!hasTeams) return bare;
      if (entries.length === 0 && isPostponed) return { ...bare, state: 'postponed' as const };
      const played = matchOfLog(bare, foldLog(entries, rules), { teams, revision: 1 });
      const awarded = forfeit ? { ...played, forfeit, scoredTeams: played.scoredTeams ?? teams } : played;
      return isOther ? changeMatch(awarded, { local: { teamId: otherThan(teams) } }) : awarded;
    });
    const teams = CUP.teams.map((team, index): Team => {
      const results = withdrawals[index];
      const players = playerIdsOf(team.name)
        .slice(0, 2)
        .map((playerId) => ({ playerId, name: playerId }));
      const withdrawn = results ? { results, at: new Date(KICK_OFF + SECOND).toISOString() } : null;
      return { ...team, players, withdrawn };
    });
    const stages = CUP.stages.map((stage) => ({ ...stage, wipesCautions: wipes && stage.order === 1 }));
    return { cup: { ...CUP, tournament: { ...CUP.tournament, playerRules }, teams, stages, matches }, logs };
  });

function otherThan({ local, visitor }: Sides<string>): string {
  return CUP.teams.find(({ teamId }) => teamId !== local && teamId !== visitor)?.teamId ?? '';
}

/** Moves the first log to the first match that has none, as moveMatchLog does. */
function moveLog(logs: Map<string, readonly Entry[]>): void {
  const known = CUP.matches.filter(({ local, visitor }) => local.teamId !== null && visitor.teamId !== null);
  const from = known.find(({ matchId }) => logs.get(matchId)?.length);
  const to = known.find(({ matchId }) => !logs.get(matchId)?.length);
  if (!from || !to) return;
  logs.set(to.matchId, logs.get(from.matchId) ?? []);
  logs.set(from.matchId, []);
}
