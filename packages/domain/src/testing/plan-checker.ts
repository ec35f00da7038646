import type { Cup, Match } from '../cup/records';
import { choicesOf } from '../plan/format/presets';
import type { PlanSettings } from '../plan/settings';

/**
 * The problems of a cup after a plan was applied, as sentences. The checker shares no code with the planner and reads only the records of
 * the cup and the referees, so that an error would have to be made twice to go unnoticed.
 */
export interface PlannedCup {
  readonly before: Cup;
  readonly after: Cup;
  readonly settings: PlanSettings;
  /** The team that referees a match, by match id. */
  readonly referees: ReadonlyMap<string, string>;
}

export function minute({ date, time }: { readonly date: string; readonly time: string }): number {
  return Date.parse(`${date}T${time}:00Z`) / 60_000;
}

export function atMinute(start: number): { readonly date: string; readonly time: string } {
  const iso = new Date(start * 60_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

export function teamsOf({ local, visitor }: Match): string[] {
  return [local.teamId, visitor.teamId].filter((team) => team !== null);
}

export function isPlayed({ local }: Match): boolean {
  return local.goals !== null;
}

export function stageName(cup: Cup, match: Match): string {
  return cup.stages.find(({ stageId }) => stageId === match.stageId)?.name ?? '';
}

function label(cup: Cup, match: Match): string {
  return `${stageName(cup, match)} ${match.matchId} at ${match.date} ${match.time}`;
}

function* pairsOf<Item>(items: readonly Item[]): Generator<readonly [Item, Item]> {
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) yield [one, other];
  }
}

function checkGroups({ after, settings }: PlannedCup): string[] {
  const found: string[] = [];
  const { teams, format } = settings;
  const { groups, rounds } = choicesOf(format);
  const sizes = after.groups.map(({ teamIds }) => teamIds.length);
  if (after.groups.length !== groups) found.push(`there are ${after.groups.length} groups`);
  if (Math.max(0, ...sizes) - Math.min(...sizes, 999) > 1)
    found.push(`the groups have ${sizes.join()} teams`);
  const dealt = after.groups.flatMap(({ teamIds }) => teamIds);
  if (
    groups > 0 &&
    [...dealt].sort().join() !==
      teams
        .map(({ teamId }) => teamId)
        .sort()
        .join()
  ) {
    found.push('not every team is in one group');
  }
  const seeded = teams.filter(({ isSeeded }) => isSeeded).map(({ teamId }) => teamId);
  for (const { name, teamIds } of after.groups) {
    const count = teamIds.filter((teamId) => seeded.includes(teamId)).length;
    if (format.drawSeed !== null && count > Math.ceil(seeded.length / groups)) {
      found.push(`${name} has ${count} seeded teams`);
    }
  }
  for (const { groupId, name, teamIds } of after.groups) {
    const matches = after.matches.filter((match) => match.groupId === groupId);
    for (const pair of pairsOf(teamIds)) {
      const met = matches.filter((match) => teamsOf(match).sort().join() === [...pair].sort().join());
      if (met.length !== rounds) found.push(`in ${name} ${pair.join(' and ')} meet ${met.length} times`);
    }
    if (matches.length !== (rounds * teamIds.length * (teamIds.length - 1)) / 2) {
      found.push(`${name} has ${matches.length} matches`);
    }
  }
  return found;
}

function checkTeams({ after, settings }: PlannedCup): string[] {
  const { minutesPerMatch, leastRest } = settings.time;
  const found: string[] = [];
  for (const [one, other] of pairsOf(after.matches)) {
    if (isPlayed(one) && isPlayed(other)) continue;
    const both = teamsOf(one).filter((team) => teamsOf(other).includes(team));
    const apart = Math.abs(minute(one) - minute(other));
    if (both.length > 0 && apart < minutesPerMatch + leastRest) {
      found.push(`${both.join()} plays ${label(after, one)} and ${label(after, other)}`);
    }
    const isSameCourt = one.location.toLowerCase() === other.location.toLowerCase();
    if (isSameCourt && apart < minutesPerMatch + settings.time.minutesBetween) {
      found.push(`${one.location} has ${label(after, one)} and ${label(after, other)}`);
    }
  }
  return found;
}

/** Whether a match may begin on a court at a minute, by the court's own times and the days. */
export function isCourtFree(
  { settings }: Pick<PlannedCup, 'settings'>,
  location: string,
  start: number,
): boolean {
  const { days, courts, minutesPerMatch } = settings.time;
  const court = courts.find(({ name }) => name === location);
  const windows = court?.windows ?? days.map(({ from, to }, day) => ({ day, from, to }));
  return windows.some(({ day, from, to }) => {
    const date = days[day]?.date ?? '';
    const end = minute({ date, time: to });
    return start >= minute({ date, time: from }) && start + minutesPerMatch <= end;
  });
}

function checkWindows(planned: PlannedCup): string[] {
  const { after } = planned;
  return after.matches
    .filter((match) => !isPlayed(match) && !isCourtFree(planned, match.location, minute(match)))
    .map((match) => `${match.location} is not free for ${label(after, match)}`);
}

function checkStages({ after, settings }: PlannedCup): string[] {
  const { minutesPerMatch, leastRest, pauseBeforeKnockout } = settings.time;
  const found: string[] = [];
  const byId = new Map(after.matches.map((match) => [match.matchId, match]));
  const ofGroups = after.matches.filter(({ groupId }) => groupId !== null);
  const ofKnockout = after.matches.filter((match) => match.groupId === null && !isPlayed(match));
  const groupsOver = Math.max(...ofGroups.map((match) => minute(match) + minutesPerMatch));
  for (const match of ofKnockout) {
    if (minute(match) < groupsOver + Math.max(pauseBeforeKnockout, leastRest)) {
      found.push(`${label(after, match)} does not wait for the groups`);
    }
    for (const { source } of [match.local, match.visitor]) {
      if (source?.kind !== 'match-winner' && source?.kind !== 'match-loser') continue;
      const before = byId.get(source.matchId);
      if (!before) found.push(`${label(after, match)} waits for a match that is not there`);
      else if (minute(match) < minute(before) + minutesPerMatch + leastRest) {
        found.push(`${label(after, match)} does not wait for ${label(after, before)}`);
      }
    }
  }
  return found;
}

/** The final is played alone after all other matches, on the first court that it may be on and that is free then. */
function checkFinal({ after, settings }: PlannedCup): string[] {
  const { courts, minutesPerMatch, minutesBetween } = settings.time;
  const final = after.matches.find((match) => stageName(after, match) === 'Final' && !isPlayed(match));
  if (!final) return [];
  const others = after.matches.filter((match) => match !== final);
  const overAt = (match: Match) => minute(match) + minutesPerMatch;
  const found = others
    .filter((match) => overAt(match) > minute(final))
    .map((match) => `${label(after, match)} is not over when the final begins`);
  const wish = settings.wishes.find((entry) => entry.kind === 'courts' && entry.stage === 'final');
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
    const ends = others.filter(({ location }) => location === name).map(overAt);
    const start = Math.max(minute(final), ...ends.map((end) => end + minutesBetween));
    if (isCourtFree({ settings }, name, start)) found.push(`the final is not on ${name}`);
  }
  return found;
}

/** Each qualifying place is in exactly one match, no winner or loser goes two ways, and there is one match less than there are teams. */
function checkBracket({ after, settings }: PlannedCup): string[] {
  const { groups, qualifiers, bestOfNext, playedTo } = choicesOf(settings.format);
  const sides = after.matches
    .filter(({ groupId }) => groupId === null)
    .flatMap(({ local, visitor }) => [local, visitor])
    .map(({ teamId, source }) => JSON.stringify(teamId ?? source));
  const found = new Set(sides).size === sides.length ? [] : ['somebody is in the knockout in two ways'];
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

/** Whether the wishes of a team allow a match that begins at this minute. */
export function isTeamThere({ settings }: PlannedCup, teamId: string, start: number): boolean {
  return settings.wishes.every((wish) => {
    if (wish.kind !== 'not-before' && wish.kind !== 'not-after') return true;
    if (settings.teams[wish.team]?.teamId !== teamId) return true;
    return settings.time.days.every(({ date }, day) => {
      const isThatDay = new Date(start * 60_000).toISOString().startsWith(date);
      if (!isThatDay || (wish.day !== null && wish.day !== day)) return true;
      const limit = minute({ date, time: wish.time });
      return wish.kind === 'not-before' ? start >= limit : start + settings.time.minutesPerMatch <= limit;
    });
  });
}

const STAGES: Readonly<Record<string, string>> = {
  groups: 'Group stage',
  'round-of-32': 'Round of 32',
  'round-of-16': 'Round of 16',
  'quarter-finals': 'Quarter-finals',
  'places-5-to-7': 'Places 5 to 7',
  'places-5-to-8': 'Places 5 to 8',
  'semi-finals': 'Semi-finals',
  'place-7': 'Match for seventh place',
  'place-5': 'Match for fifth place',
  'place-3': 'Match for third place',
  final: 'Final',
};

function checkWishes(planned: PlannedCup): string[] {
  const { after, settings } = planned;
  const found: string[] = [];
  for (const match of after.matches.filter((candidate) => !isPlayed(candidate))) {
    for (const team of teamsOf(match)) {
      if (!isTeamThere(planned, team, minute(match)))
        found.push(`${team} is not there for ${label(after, match)}`);
    }
    for (const wish of settings.wishes) {
      if (wish.kind !== 'courts') continue;
      if (!(wish.stage in STAGES)) found.push(`nobody checks the courts of ${wish.stage}`);
      if (STAGES[wish.stage] !== stageName(after, match)) continue;
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
  const ofGroups = after.matches.filter(({ groupId }) => groupId !== null);
  for (const match of ofGroups.filter((candidate) => !isPlayed(candidate))) {
    const referee = referees.get(match.matchId);
    if (referee === undefined) {
      found.push(`${label(after, match)} has no referee`);
      continue;
    }
    if (!isTeamThere(planned, referee, minute(match))) found.push(`${referee} cannot referee yet`);
    for (const other of after.matches) {
      if (Math.abs(minute(other) - minute(match)) >= settings.time.minutesPerMatch) continue;
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

/** All rules that a planned cup breaks; the list is empty for a correct plan. */
export function checkPlannedCup(planned: PlannedCup): string[] {
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
