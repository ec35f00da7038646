import { openDecisionsOf } from '@futsal-cup/domain/bracket/open-decisions';
import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import { recordLots } from '@futsal-cup/domain/commands/groups';
import { recordDecisionAcross } from '@futsal-cup/domain/commands/stages';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { Cup as DomainCup, Match as DomainMatch } from '@futsal-cup/domain/cup/records';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import type { Entry, EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { judgeEntries } from '@futsal-cup/domain/match-log/judge';
import { liveMatchOf, matchOfLog } from '@futsal-cup/domain/match-log/match-of-log';
import { createRandom } from '@futsal-cup/domain/plan/random';
import { resolvedStagesOf } from '@futsal-cup/domain/testing/resolved-stages';
import { valueOf } from '@futsal-cup/domain/testing/results';
import type { Cup, LiveMatches, Match, Stage } from '../shelf/cup/cup';
import { withLive } from '../shelf/cup/live/live-cup';
import { buildCup, buildTeam } from './build-view';

/** What a replayed match has come to, kept beside its log, as a person at the table would write it down. */
export interface NoteOfMatch {
  state: 'live' | 'over';
  goals: [local: number, visitor: number];
  kicks: [local: number, visitor: number] | null;
}

export interface Moment {
  readonly now: number;
  readonly cup: DomainCup;
  readonly live: LiveMatches;
  readonly notes: ReadonlyMap<string, NoteOfMatch>;
}

const STEP_MS = 15_000;
const HALF_MS = 12 * 60_000;

/** A cup whose matches are begun, scored and ended in their logs, as scorers do it by the plan. */
class Replay {
  cup: DomainCup;
  readonly notes = new Map<string, NoteOfMatch>();
  readonly #logs = new Map<string, readonly Entry[]>();
  readonly #random: () => number;
  #count = 0;

  constructor(planned: DomainCup, seed: number) {
    this.cup = planned;
    this.#random = createRandom(seed);
  }

  #enter(match: DomainMatch, facts: (entries: readonly Entry[]) => EntryFacts, at: number): void {
    const { matchId } = match;
    const rules = matchRulesOf(this.cup, match);
    const before = this.#logs.get(matchId) ?? [];
    const entry = { entryId: `entry-${(this.#count += 1)}`, at, ...facts(before) } as EntryInput;
    const judged = { rules, isKnockout: match.groupId === null, hasTeams: true, moved: null };
    const { entries, verdicts } = judgeEntries(before, [entry], judged, { by: 'phone', receivedAt: at });
    if (verdicts[0]?.outcome !== 'taken') throw new Error(`The log refused ${JSON.stringify(entry)}`);
    this.#logs.set(matchId, entries);
    const sides = resolveCup(this.cup).sides.get(matchId);
    const teams = { local: sides?.local ?? '', visitor: sides?.visitor ?? '' };
    const after = matchOfLog(match, foldLog(entries, rules), { teams, revision: entries.length });
    const matches = this.cup.matches.map((each) => (each.matchId === matchId ? after : each));
    this.cup = { ...this.cup, matches };
  }

  #phase(match: DomainMatch, to: 'first-half' | 'shoot-out' | 'finished', at: number): void {
    const rules = matchRulesOf(this.cup, match);
    const phase = (entries: readonly Entry[]): EntryFacts => {
      const { lastChange, score } = foldLog(entries, rules);
      const { goals, kicks, basis } = score;
      return {
        kind: 'phase',
        to,
        on: lastChange,
        ...(to === 'finished' && { shown: { goals, kicks, basis } }),
      };
    };
    this.#enter(match, phase, at);
  }

  /** Does what happens in a match at an instant, and returns whether something has. */
  #play(match: DomainMatch, kickOff: number, now: number): boolean {
    const note = this.notes.get(match.matchId);
    if (note?.state === 'over' || now < kickOff) return false;
    if (!note) {
      const { local = null, visitor = null } = resolveCup(this.cup).sides.get(match.matchId) ?? {};
      if (local === null || visitor === null) return false;
      this.#phase(match, 'first-half', now);
      this.notes.set(match.matchId, { state: 'live', goals: [0, 0], kicks: null });
      return true;
    }
    if (note.kicks) return this.#kick(match, note, now);
    if (now - kickOff >= HALF_MS) {
      const goesOn = match.groupId === null && note.goals[0] === note.goals[1];
      this.#phase(match, goesOn ? 'shoot-out' : 'finished', now);
      if (goesOn) note.kicks = [0, 0];
      else note.state = 'over';
      return true;
    }
    if (this.#random() > 0.05) return false;
    const side = this.#random() < 0.5 ? 0 : 1;
    note.goals[side] += 1;
    this.#enter(match, () => ({ kind: 'goal', side: SIDES[side], half: 'first-half', playerId: null }), now);
    return true;
  }

  /** The local side always scores, and its opponent never, until the match is decided. */
  #kick(match: DomainMatch, note: NoteOfMatch, now: number): boolean {
    const entries = this.#logs.get(match.matchId) ?? [];
    const taken = entries.filter(({ kind }) => kind === 'kick').length;
    if (taken === 4) {
      this.#phase(match, 'finished', now);
      note.state = 'over';
      return true;
    }
    const side = taken % 2 === 0 ? 0 : 1;
    if (side === 0 && note.kicks) note.kicks[0] += 1;
    this.#enter(match, () => ({ kind: 'kick', side: SIDES[side], isIn: side === 0, playerId: null }), now);
    return true;
  }

  #decide(): boolean {
    const decisions = openDecisionsOf(this.cup);
    this.cup = decisions.reduce(
      (cup, { stageId, groupId, across, teamIds }) =>
        valueOf(
          groupId === null
            ? recordDecisionAcross(cup, stageId, { place: across ?? 1, teamIds, decision: 'lots' })
            : recordLots(cup, groupId, teamIds, 'lots'),
        ),
      this.cup,
    );
    return decisions.length > 0;
  }

  /** Plays on to an instant, and returns whether something has changed. */
  playTo(now: number): boolean {
    const { timeZone } = this.cup.tournament;
    const played = this.cup.matches.map(({ matchId }) => {
      const match = this.cup.matches.find((each) => each.matchId === matchId);
      return match ? this.#play(match, instantOf(match.date, match.time, timeZone), now) : false;
    });
    // The lots are drawn a while after the last match of a group.
    return this.#random() < 0.02 && this.#decide() ? true : played.some(Boolean);
  }

  get live(): LiveMatches {
    const running = this.cup.matches.flatMap((match) => {
      const entries = this.#logs.get(match.matchId) ?? [];
      const live = liveMatchOf(foldLog(entries, matchRulesOf(this.cup, match)), entries.length);
      return live ? [[match.matchId, live] as const] : [];
    });
    return Object.fromEntries(running);
  }

  get isOver(): boolean {
    return (
      this.notes.size === this.cup.matches.length &&
      [...this.notes.values()].every(({ state }) => state === 'over')
    );
  }
}

/** The moments of a cup from a quarter of an hour before the first kick-off until all is played, one every fifteen seconds. */
export function* replayCup(planned: DomainCup, seed: number): Generator<Moment> {
  const replay = new Replay(planned, seed);
  const { timeZone } = planned.tournament;
  const kickOffs = planned.matches.map(({ date, time }) => instantOf(date, time, timeZone));
  const last = Math.max(...kickOffs) + 12 * 3_600_000;
  for (let now = Math.min(...kickOffs) - 15 * 60_000; now < last; now += STEP_MS) {
    replay.playTo(now);
    yield { now, cup: replay.cup, live: replay.live, notes: replay.notes };
    if (replay.isOver) return;
  }
  throw new Error('The cup was not played to its end');
}

/** The cup as a page has it: the view, with the live matches. */
export function toShownCup(cup: DomainCup, live: LiveMatches): Cup {
  const nameOf = new Map(cup.teams.map(({ teamId, name }) => [teamId, name]));
  const Stages = resolvedStagesOf(cup).map((resolved): Stage => {
    const stage = cup.stages.find(({ stageId }) => stageId === resolved.stageId);
    const { name = '', stageId } = stage ?? {};
    const Matches = resolved.Matches.map((match) => {
      const sides = SIDES.map((side) => {
        const { team } = match[side];
        return [side, { ...match[side], team: team && { ...team, name: nameOf.get(team.teamId) ?? '' } }];
      });
      return { ...match, ...Object.fromEntries(sides), Stage: { stageId: stageId ?? '', name } } as Match;
    });
    const groups = resolved.groups.map((group) => ({
      ...group,
      name: cup.groups.find(({ groupId }) => groupId === group.groupId)?.name ?? '',
      lots: cup.groups.find(({ groupId }) => groupId === group.groupId)?.lots ?? [],
    }));
    return { ...resolved, decisions: stage?.decisions, name, Matches, groups } as unknown as Stage;
  });
  const Teams = cup.teams.map(({ teamId, name }) => ({ ...buildTeam(name), teamId }));
  return withLive(buildCup({ ...cup.tournament, shown: shownInPart(cup.tournament), Teams, Stages }), live);
}
