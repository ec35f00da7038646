import type { Cup, Match } from '../cup/records';
import { deriveFixtures } from '../plan/format/derive-matches';
import { choicesOf } from '../plan/format/presets';
import { nameOfStage } from '../plan/format/stage-names';
import type { PlanSettings, PlanStep } from '../plan/settings';
import { checkGroups } from './check-groups';
import {
  isPlayed,
  minute,
  pairsOf,
  phaseOf,
  type PlannedCup,
  playersOf,
  stageName,
  teamsOf,
} from './planned-cup';

const stepsOfSettings = new WeakMap<PlanSettings, ReadonlyMap<string, PlanStep>>();

/** The step of a match, which the name of its stage tells. */
function stepOf(
  { after, settings }: Pick<PlannedCup, 'after' | 'settings'>,
  match: Match,
): PlanStep | undefined {
  let known = stepsOfSettings.get(settings);
  if (!known) {
    const { matches } = deriveFixtures(settings);
    known = new Map(
      matches.flatMap(({ stage, step }) => {
        const planned = settings.format.steps[step];
        return planned ? [[nameOfStage(stage, settings.names), planned] as const] : [];
      }),
    );
    stepsOfSettings.set(settings, known);
  }
  return known.get(stageName(after, match));
}

/** The length of a match in minutes. */
export function minutesOf(planned: Pick<PlannedCup, 'after' | 'settings'>, match: Match): number {
  return stepOf(planned, match)?.minutesPerMatch ?? planned.settings.time.minutesPerMatch;
}

function overAt(planned: PlannedCup, match: Match): number {
  return minute(match) + minutesOf(planned, match);
}

export function isFinal({ after }: Pick<PlannedCup, 'after'>, match: Match): boolean {
  return ['Final', 'Gold: Final'].includes(stageName(after, match));
}

function label(cup: Cup, match: Match): string {
  return `${stageName(cup, match)} ${match.matchId} at ${match.date} ${match.time}`;
}

function checkTeams(planned: PlannedCup): string[] {
  const { after, settings } = planned;
  const { leastRest, minutesBetween } = settings.time;
  const found: string[] = [];
  for (const [one, other] of pairsOf(after.matches)) {
    if (isPlayed(one) && isPlayed(other)) continue;
    const both = playersOf(one).filter((player) => playersOf(other).includes(player));
    const [earlier, later] = minute(one) <= minute(other) ? [one, other] : [other, one];
    const apart = minute(later) - overAt(planned, earlier);
    if (both.length > 0 && apart < leastRest) {
      found.push(`${both.join()} plays ${label(after, one)} and ${label(after, other)}`);
    }
    const isSameCourt = one.location.toLowerCase() === other.location.toLowerCase();
    if (isSameCourt && apart < minutesBetween) {
      found.push(`${one.location} has ${label(after, one)} and ${label(after, other)}`);
    }
  }
  return found;
}

/** Whether a match may begin on a court at a minute, by the court's own times, the days, the breaks and the day of its step. */
export function isCourtFree(planned: PlannedCup, match: Match, location: string, start: number): boolean {
  const { days, courts, breaks = [] } = planned.settings.time;
  const over = start + minutesOf(planned, match);
  const only = stepOf(planned, match)?.day;
  const court = courts.find(({ name }) => name === location);
  const windows = court?.windows ?? days.map(({ from, to }, day) => ({ day, from, to }));
  return windows.some(({ day, from, to }) => {
    const date = days[day]?.date ?? '';
    const isBroken = breaks.some((own) => {
      const isThatDay = own.day === null || own.day === day;
      return isThatDay && start < minute({ date, time: own.to }) && over > minute({ date, time: own.from });
    });
    const isOnDay = only === undefined || only === day;
    return (
      isOnDay && !isBroken && start >= minute({ date, time: from }) && over <= minute({ date, time: to })
    );
  });
}

function checkWindows(planned: PlannedCup): string[] {
  const { after } = planned;
  return after.matches
    .filter((match) => !isPlayed(match) && !isCourtFree(planned, match, match.location, minute(match)))
    .map((match) => `${match.location} is not free for ${label(after, match)}`);
}

function checkStages(planned: PlannedCup): string[] {
  const { after, settings } = planned;
  const { leastRest, pauseBeforeKnockout } = settings.time;
  const found: string[] = [];
  const byId = new Map(after.matches.map((match) => [match.matchId, match]));
  for (const match of after.matches.filter((candidate) => !isPlayed(candidate))) {
    const phase = phaseOf(after, match);
    const before = after.matches.filter((other) => phaseOf(after, other) < phase);
    const over = Math.max(...before.map((other) => overAt(planned, other)));
    if (minute(match) < over + Math.max(pauseBeforeKnockout, leastRest)) {
      found.push(`${label(after, match)} does not wait for the groups`);
    }
    for (const { source } of [match.local, match.visitor]) {
      if (source?.kind !== 'match-winner' && source?.kind !== 'match-loser') continue;
      const before = byId.get(source.matchId);
      if (!before) found.push(`${label(after, match)} waits for a match that is not there`);
      else if (minute(match) < overAt(planned, before) + leastRest) {
        found.push(`${label(after, match)} does not wait for ${label(after, before)}`);
      }
    }
  }
  return found;
}

function finalOf(planned: PlannedCup): Match | undefined {
  return planned.after.matches.find((match) => isFinal(planned, match) && !isPlayed(match));
}

/** The final is played after all other matches. */
function checkFinal(planned: PlannedCup): string[] {
  const { after } = planned;
  const final = finalOf(planned);
  if (!final) return [];
  return after.matches
    .filter((match) => match !== final && overAt(planned, match) > minute(final))
    .map((match) => `${label(after, match)} is not over when the final begins`);
}

/** The final is on the first court that it may be on and that is free then. */
function checkCourtOfFinal(planned: PlannedCup): string[] {
  const { after, settings } = planned;
  const { courts, minutesBetween } = settings.time;
  const final = finalOf(planned);
  if (!final) return [];
  const others = after.matches.filter((match) => match !== final);
  const found: string[] = [];
  const wish = settings.wishes.find(
    (entry) => entry.kind === 'courts' && (entry.stage === 'final' || entry.stage === 'gold-final'),
  );
  const allowed = wish?.kind === 'courts' ? courts.filter((_, court) => wish.courts.includes(court)) : courts;
  const better = allowed.slice(
    0,
    Math.max(
      0,
      allowed.findIndex(({ name }) => name === final.location),
    ),
  );
  for (const { name } of better) {
    // A court that closes before the minutes between are over is no better.
    const ends = others.filter(({ location }) => location === name).map((match) => overAt(planned, match));
    const start = Math.max(minute(final), ...ends.map((end) => end + minutesBetween));
    if (isCourtFree(planned, final, name, start)) found.push(`the final is not on ${name}`);
  }
  return found;
}

/** Each qualifying place is in exactly one match, no winner or loser goes two ways, and there is one match less than there are teams. */
function checkBracket({ after, settings }: PlannedCup): string[] {
  const choices = choicesOf(settings.format);
  const { preset, qualifiers, bestOfNext, playedTo } = choices;
  const groups = preset === 'two-phases' ? choices.secondGroups : choices.groups;
  const sides = after.matches
    .filter(({ groupId }) => groupId === null)
    .flatMap(({ local, visitor }) => [local, visitor])
    .map(({ teamId, source }) => JSON.stringify(teamId ?? source));
  const found = new Set(sides).size === sides.length ? [] : ['somebody is in the knockout in two ways'];
  // The numbers of several brackets are counted in format/formats.test.ts.
  if (preset === 'cups') return found;
  const through = groups === 0 ? settings.teams.length : groups * qualifiers + bestOfNext;
  const entries = sides.filter((side) => !side.includes('"match-'));
  // One match for third place, and those of up to four losers of quarter-finals.
  const third = playedTo > 2 && through > 3 ? 1 : 0;
  const extra = third + (playedTo > 4 ? ([0, 1, 2, 4][Math.min(through, 8) - 5] ?? 0) : 0);
  const expected = through < 2 ? 0 : through;
  if (entries.length !== expected) found.push(`${entries.length} of ${expected} are in the knockout`);
  if (sides.length / 2 !== Math.max(expected - 1, 0) + (through < 2 ? 0 : extra)) {
    found.push(`the knockout has ${sides.length / 2} matches`);
  }
  return found;
}

/** Whether the wishes of a team allow a match that begins at a minute and is over at another. */
export function isTeamThere({ settings }: PlannedCup, teamId: string, start: number, over: number): boolean {
  return settings.wishes.every((wish) => {
    if (wish.kind !== 'not-before' && wish.kind !== 'not-after') return true;
    if (settings.teams[wish.team]?.teamId !== teamId) return true;
    return settings.time.days.every(({ date }, day) => {
      const isThatDay = new Date(start * 60_000).toISOString().startsWith(date);
      if (!isThatDay || (wish.day !== null && wish.day !== day)) return true;
      const limit = minute({ date, time: wish.time });
      return wish.kind === 'not-before' ? start >= limit : over <= limit;
    });
  });
}

function checkWishes(planned: PlannedCup): string[] {
  const { after, settings } = planned;
  const found: string[] = [];
  for (const match of after.matches.filter((candidate) => !isPlayed(candidate))) {
    for (const team of teamsOf(match)) {
      if (!isTeamThere(planned, team, minute(match), overAt(planned, match)))
        found.push(`${team} is not there for ${label(after, match)}`);
    }
    for (const wish of settings.wishes) {
      if (wish.kind !== 'courts') continue;
      if (nameOfStage(wish.stage, settings.names) !== stageName(after, match)) continue;
      const names = wish.courts.map((court) => settings.time.courts[court]?.name);
      if (!names.includes(match.location)) found.push(`${label(after, match)} is on ${match.location}`);
    }
  }
  return found;
}

function checkReferees(planned: PlannedCup): string[] {
  const { after, settings, referees } = planned;
  if (!settings.wishes.some(({ kind }) => kind === 'referees')) return [];
  const found: string[] = [];
  const ofGroups = after.matches.filter((match) => match.groupId !== null && phaseOf(after, match) === 0);
  for (const match of ofGroups.filter((candidate) => !isPlayed(candidate))) {
    const referee = referees.get(match.matchId);
    if (referee === undefined) {
      found.push(`${label(after, match)} has no referee`);
      continue;
    }
    if (!isTeamThere(planned, referee, minute(match), overAt(planned, match)))
      found.push(`${referee} cannot referee yet`);
    for (const other of after.matches) {
      const isLater = minute(other) >= overAt(planned, match);
      if (isLater || minute(match) >= overAt(planned, other)) continue;
      const isBusy = teamsOf(other).includes(referee);
      const isTwice = other !== match && referees.get(other.matchId) === referee;
      if (isBusy || isTwice)
        found.push(`${referee} referees ${label(after, match)} and is in ${label(after, other)}`);
    }
  }
  return found;
}

function checkPlayed({ before, after }: PlannedCup): string[] {
  return before.matches
    .filter(isPlayed)
    .filter((match) => {
      const now = after.matches.find(({ matchId }) => matchId === match.matchId);
      return JSON.stringify(now) !== JSON.stringify(match);
    })
    .map((match) => `the played match ${match.matchId} has changed`);
}

/** The state of a match that comes from its log, which no plan changes. */
function said({ state, isForfeit, logRevision, scoredTeams }: Match): string {
  return JSON.stringify([state, isForfeit, logRevision, scoredTeams]);
}

function checkLogs({ before, after }: PlannedCup): string[] {
  const byId = new Map(before.matches.map((match) => [match.matchId, match]));
  return after.matches.flatMap((match) => {
    const had = byId.get(match.matchId);
    return had && said(had) !== said(match) ? [`${label(after, match)} is no longer what its log says`] : [];
  });
}

/** The rules that a cup breaks which has its courts to itself, and those that the cup of a category breaks as well. */
export function checkPlannedCup(planned: PlannedCup): string[] {
  return [...checkPlannedCategory(planned), ...checkCourtOfFinal(planned)];
}

/**
 * All rules that a planned cup breaks, as sentences, whoever else plays on its courts; the list is empty for a correct plan. The checker shares no code with the timetable and
 * reads only the records of the cup and the referees, so that an error would have to be made twice to go unnoticed. It asks the format which
 * step a stage belongs to.
 */
export function checkPlannedCategory(planned: PlannedCup): string[] {
  return [
    ...checkGroups(planned),
    ...checkTeams(planned),
    ...checkWindows(planned),
    ...checkStages(planned),
    ...checkFinal(planned),
    ...checkBracket(planned),
    ...checkWishes(planned),
    ...checkReferees(planned),
    ...checkPlayed(planned),
    ...checkLogs(planned),
  ];
}
