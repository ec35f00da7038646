import type { Cup, Match } from '../cup/records';
import type { PlanSettings } from '../plan/settings';
import { isCourtFree, isFinal, isTeamThere, minutesOf } from './plan-checker';
import { atMinute, isPlayed, minute, phaseOf, type PlannedCup, playersOf } from './planned-cup';

/** A match with the facts that the rules need. */
interface Duty {
  readonly match: Match;
  readonly minutes: number;
  readonly phase: number;
  /** Who plays in the match, as `playersOf` names them. */
  readonly teams: readonly string[];
  /** The teams of the match, and the team that referees it. */
  readonly busy: readonly string[];
  /** The matches that decide which teams are in the match. */
  readonly sources: readonly string[];
  readonly isFinal: boolean;
}

function dutyOf(planned: PlannedCup, match: Match): Duty {
  const teams = playersOf(match);
  const referee = planned.referees.get(match.matchId);
  const sources = [match.local, match.visitor].flatMap(({ source }) =>
    source?.kind === 'match-winner' || source?.kind === 'match-loser' ? [source.matchId] : [],
  );
  const busy = referee === undefined ? teams : [...teams, referee];
  return {
    match,
    minutes: minutesOf(planned, match),
    phase: phaseOf(planned.after, match),
    teams,
    busy,
    sources,
    isFinal: isFinal(planned, match),
  };
}

function haveInCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.some((entry) => others.includes(entry));
}

/** The least number of minutes from the beginning of a match to that of a later one on any court; -Infinity when it may begin at any time. */
function leastApart({ settings }: PlannedCup, earlier: Duty, later: Duty): number {
  const { leastRest, pauseBeforeKnockout } = settings.time;
  const { minutes } = earlier;
  const apart = [later.isFinal ? minutes : -Infinity];
  if (haveInCommon(earlier.busy, later.busy)) apart.push(minutes);
  if (haveInCommon(earlier.teams, later.teams)) apart.push(minutes + leastRest);
  if (later.sources.includes(earlier.match.matchId)) apart.push(minutes + leastRest);
  if (earlier.phase < later.phase) {
    apart.push(minutes + Math.max(leastRest, pauseBeforeKnockout));
  }
  return Math.max(...apart);
}

const knownBeginnings = new WeakMap<PlanSettings, readonly number[]>();

/** The minutes at which a court opens, a break is over or a team comes. A match that may not begin at once begins at one of them. */
function beginningsOf(settings: PlanSettings): readonly number[] {
  const known = knownBeginnings.get(settings);
  if (known) return known;
  const { days, courts, breaks = [] } = settings.time;
  const times = [
    ...days.map(({ from }) => from),
    ...courts.flatMap(({ windows }) => (windows ?? []).map(({ from }) => from)),
    ...breaks.map(({ to }) => to),
    ...settings.wishes.flatMap((wish) => ('time' in wish ? [wish.time] : [])),
  ];
  const minutes = days.flatMap(({ date }) => times.map((time) => minute({ date, time })));
  const found = [...new Set(minutes)].sort((a, b) => a - b);
  knownBeginnings.set(settings, found);
  return found;
}

/** The first minute from `from` on at which the court is free and the teams are present; null when there is none up to `until`. */
function firstMinute(
  planned: PlannedCup,
  { match, minutes, busy }: Duty,
  location: string,
  { from, until }: { readonly from: number; readonly until: number },
): number | null {
  const later = beginningsOf(planned.settings).filter((start) => start > from && start <= until);
  const first = (from <= until ? [from, ...later] : []).find((start) => {
    const areThere = busy.every((team) => isTeamThere(planned, team, start, start + minutes));
    return areThere && isCourtFree(planned, match, location, start);
  });
  return first ?? null;
}

interface Begun {
  readonly duty: Duty;
  readonly start: number;
  readonly location: string;
}

/** The first minute at which the matches that have begun let another match begin on a court. */
function soonestAfter(planned: PlannedCup, begun: readonly Begun[], duty: Duty, location: string): number {
  const { days, minutesBetween } = planned.settings.time;
  let soonest = minute({ date: days[0]?.date ?? '', time: '00:00' });
  for (const earlier of begun) {
    soonest = Math.max(soonest, earlier.start + leastApart(planned, earlier.duty, duty));
    if (earlier.location !== location) continue;
    soonest = Math.max(soonest, earlier.start + earlier.duty.minutes + minutesBetween);
  }
  return soonest;
}

/**
 * The cup of a plan whose matches keep their courts and their order and begin as soon as all rules allow, at any minute. It shares no
 * code with the planner, and `checkPlannedCup` tells whether it keeps the rules. Played matches stay.
 */
export function startSooner(planned: PlannedCup): Cup {
  const duties = planned.after.matches.map((match) => dutyOf(planned, match));
  const inOrder = [...duties].sort(
    (a, b) => minute(a.match) - minute(b.match) || Number(a.isFinal) - Number(b.isFinal),
  );
  const begun: Begun[] = [];
  for (const duty of inOrder) {
    const { match } = duty;
    const { location } = match;
    const until = minute(match);
    const from = soonestAfter(planned, begun, duty, location);
    const start = isPlayed(match) ? null : firstMinute(planned, duty, location, { from, until });
    begun.push({ duty, start: start ?? until, location });
  }
  const startOf = new Map(begun.map(({ duty, start }) => [duty.match.matchId, start]));
  const matches = planned.after.matches.map((match) => ({
    ...match,
    ...atMinute(startOf.get(match.matchId) ?? minute(match)),
  }));
  return { ...planned.after, matches };
}

/** Whether a match has to wait for the other, because of what they decide and not only because of a team or a court. */
function waitsFor(later: Duty, earlier: Duty): boolean {
  return later.isFinal || earlier.phase < later.phase || later.sources.includes(earlier.match.matchId);
}

/** Whether two matches may begin at these minutes. */
function mayBegin(planned: PlannedCup, one: Begun, other: Begun): boolean {
  const [earlier, later] = one.start <= other.start ? [one, other] : [other, one];
  const { minutesBetween } = planned.settings.time;
  const onCourt = one.location === other.location ? earlier.duty.minutes + minutesBetween : 0;
  const apart = later.start - earlier.start;
  if (waitsFor(earlier.duty, later.duty) && -apart < leastApart(planned, later.duty, earlier.duty))
    return false;
  return apart >= Math.max(onCourt, leastApart(planned, earlier.duty, later.duty));
}

/** The sets of matches whose shift could end the plan sooner: each court from one of its matches on, and each phase and all from a time on. */
function* setsToShift(all: readonly Begun[]): Generator<ReadonlySet<Begun>> {
  const locations = [...new Set(all.map(({ location }) => location))];
  for (const start of new Set(all.map((begun) => begun.start))) {
    const after = all.filter((begun) => begun.start >= start);
    yield new Set(after);
    for (const phase of new Set(after.map(({ duty }) => duty.phase)))
      yield new Set(after.filter(({ duty }) => duty.phase >= phase));
    for (const court of locations) yield new Set(after.filter(({ location }) => location === court));
  }
}

/** The largest shift, in minutes, that is tried. */
const LONGEST_SHIFT = 60;

/**
 * Shifts the matches from any time on, those of a phase and those of a court, by each number of minutes. Returns a shift that keeps all rules
 * and ends the plan sooner; null when there is none. For cups in which no match was played.
 */
export function findShorterShift(
  planned: PlannedCup,
): { readonly matches: number; readonly minutes: number } | null {
  const all = planned.after.matches
    .map((match): Begun => ({ duty: dutyOf(planned, match), start: minute(match), location: match.location }))
    .sort((a, b) => a.start - b.start);
  const endOf = ({ duty, start }: Begun) => start + duty.minutes;
  const last = Math.max(...all.map(endOf));
  for (const shifted of setsToShift(all)) {
    if (!all.every((begun) => endOf(begun) < last || shifted.has(begun))) continue;
    for (let minutes = 1; minutes <= LONGEST_SHIFT; minutes += 1) {
      const isAllowed = [...shifted].every((begun) => {
        const moved = { ...begun, start: begun.start - minutes };
        const isFree = firstMinute(planned, begun.duty, begun.location, {
          from: moved.start,
          until: moved.start,
        });
        return isFree !== null && all.every((other) => shifted.has(other) || mayBegin(planned, moved, other));
      });
      if (isAllowed) return { matches: shifted.size, minutes };
    }
  }
  return null;
}

/** Returns the courts without those that have the same times as another court and on which no match was played. */
function differentCourts({ time }: PlanSettings, begun: readonly Begun[]): string[] {
  const unused = new Set<string>();
  return time.courts.flatMap(({ name, windows }, court) => {
    if (begun.some(({ location }) => location === name)) return [name];
    // The final is on the first court where it can be.
    const times = JSON.stringify([windows, court === 0]);
    if (unused.has(times)) return [];
    unused.add(times);
    return [name];
  });
}

/**
 * The minute at which the plan that ends soonest is over, for any order and courts of its matches and any minute at which they begin. All of them are tried, so it is for few matches, and for settings without wishes for courts or referees. Only
 * plans that are over before a minute count; Infinity when there is none.
 */
export function soonestEnd(planned: PlannedCup, before = Infinity): number {
  const { after, settings } = planned;
  const duties = after.matches.map((match) => dutyOf(planned, match));
  let best = before;

  /** In the plan that ends soonest, no match can begin sooner. So each match begins as soon as those that began before it allow. */
  function search(begun: readonly Begun[], left: readonly Duty[], now: number): void {
    if (left.length === 0)
      best = Math.min(best, Math.max(...begun.map(({ duty, start }) => start + duty.minutes)));
    for (const duty of left) {
      const others = left.filter((other) => other !== duty);
      const waits = others.some(({ match }) => duty.sources.includes(match.matchId));
      if (waits || others.some(({ phase }) => phase < duty.phase)) continue;
      if (duty.isFinal && others.length > 0) continue;
      const places = differentCourts(settings, begun).flatMap((location): Begun[] => {
        const from = Math.max(now, soonestAfter(planned, begun, duty, location));
        const start = firstMinute(planned, duty, location, {
          from,
          until: best + settings.time.minutesBetween,
        });
        return start === null ? [] : [{ duty, start, location }];
      });
      const first = Math.min(...places.map(({ start }) => start));
      const onMainCourt = places.find(({ start }) => start <= first + settings.time.minutesBetween);
      for (const place of duty.isFinal && onMainCourt ? [onMainCourt] : places) {
        if (place.start + duty.minutes < best) search([...begun, place], others, place.start);
      }
    }
  }

  search([], duties, -Infinity);
  return best;
}
