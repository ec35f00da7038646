import { deriveFixtures, type Fixtures } from '../format/derive-matches';
import { demandsOf } from '../find-plan';
import type { PlanSettings } from '../settings';
import { minuteOf } from '../timetable/minutes';
import { firstDateOf, type Opening } from '../timetable/slots';
import { rulesOf, type FixedMatch } from '../timetable/timetable';
import { settingsOfCategory, type BlocksSettings } from './block-settings';

/** A category with what it plays, and its matches that have begun and stay. */
interface CategoryProblem {
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
  readonly fixed: readonly FixedMatch[];
}

/** A time at which a court is free for the matches of some categories, from one minute to another; all these matches are as long. */
export interface Window {
  readonly court: number;
  readonly from: number;
  readonly until: number;
  readonly minutes: number;
  /** The block (an index) that it is of. */
  readonly block: number;
}

/** A match of any category. Teams and matches have numbers across all categories. */
export interface BlockMatch {
  readonly category: number;
  /** The index of the match in its category. */
  readonly index: number;
  readonly minutes: number;
  readonly teams: readonly number[];
  readonly after: readonly number[];
  readonly phase: number;
  readonly group: number | null;
  readonly isFinal: boolean;
  readonly fixed: FixedMatch | null;
  /** For each court, the times at which the match may begin there. */
  readonly openings: readonly (readonly Opening[])[];
}

/** What a timetable over all categories is made for. Minutes count from midnight of the first day. */
export interface BlocksProblem {
  readonly categories: readonly CategoryProblem[];
  readonly matches: readonly BlockMatch[];
  /** The numbers of the matches of each phase of each category. */
  readonly phases: readonly (readonly (readonly number[])[])[];
  /** The matches that have begun. */
  readonly begun: readonly BlockMatch[];
  /** For each category, the times at which its matches may be. */
  readonly windows: readonly (readonly Window[])[];
  readonly teamCount: number;
  readonly courtCount: number;
  /** For each team, those that never play when it does. */
  readonly partners: readonly (readonly number[])[];
  readonly minutesBetween: number;
  readonly rest: number;
  /** The time from the end of a phase of a category to its next. */
  readonly pause: number;
}

function windowsOf(settings: BlocksSettings, category: number, firstDate: string): Window[] {
  return settings.blocks.flatMap(({ date, from, to, courts, categories, minutesPerMatch }, block) => {
    if (!categories.includes(category)) return [];
    const window = { from: minuteOf(date, from, firstDate), until: minuteOf(date, to, firstDate), block };
    return courts.map((court) => ({ ...window, court, minutes: minutesPerMatch }));
  });
}

function openingsFor(windows: readonly Window[], minutes: number, courtCount: number): Opening[][] {
  return Array.from({ length: courtCount }, (_, court) =>
    windows
      .filter((window) => window.court === court && window.minutes === minutes)
      .map(({ from, until }) => ({ from, last: until - minutes }))
      .filter(({ from, last }) => from <= last)
      .sort((a, b) => a.from - b.from),
  );
}

/** The numbers of the teams that are never to play at once, for each team. */
function partnersOf(
  { categories, apart }: BlocksSettings,
  first: readonly number[],
  count: number,
): number[][] {
  const numbers = new Map<string, number>();
  for (const [category, { teams }] of categories.entries()) {
    for (const [team, { teamId }] of teams.entries()) numbers.set(teamId, (first[category] ?? 0) + team);
  }
  const partners: number[][] = Array.from({ length: count }, () => []);
  for (const [one, other] of apart) {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    if (a === undefined || b === undefined) continue;
    partners[a]?.push(b);
    partners[b]?.push(a);
  }
  return partners;
}

/** `fixedOf` are the matches of each category that have begun. Expects settings in which `findBlocksProblems` finds nothing. */
export function blocksProblemOf(
  settings: BlocksSettings,
  fixedOf: readonly (readonly FixedMatch[])[],
): BlocksProblem {
  const courtCount = settings.courts.length;
  const matches: BlockMatch[] = [];
  const windows: Window[][] = [];
  const phases: number[][][] = [];
  const firstTeams: number[] = [];
  const openings = new Map<string, Opening[][]>();
  let teamCount = 0;
  const categories = settings.categories.map((_, category): CategoryProblem => {
    const own = settingsOfCategory(settings, category);
    const fixtures = deriveFixtures(own);
    const fixed = fixedOf[category] ?? [];
    const rules = rulesOf({ settings: own, fixtures, fixed, demands: demandsOf(own) });
    const ofCategory = windowsOf(settings, category, firstDateOf(own.time));
    const blocks = [...new Set(ofCategory.map(({ block }) => block))].join();
    const ofPhases: number[][] = [];
    const firstMatch = matches.length;
    const firstTeam = teamCount;
    for (const [index, match] of rules.matches.entries()) {
      const { minutes, phase, group, isFinal } = match;
      (ofPhases[phase] ??= []).push(firstMatch + index);
      // Categories of the same blocks have the same openings, so that their courts are looked up once.
      const key = `${minutes} ${blocks}`;
      const known = openings.get(key) ?? openingsFor(ofCategory, minutes, courtCount);
      openings.set(key, known);
      matches.push({
        ...{ category, index, minutes, phase, group, isFinal, fixed: match.fixed, openings: known },
        teams: match.teams.map((team) => firstTeam + team),
        after: match.after.map((source) => firstMatch + source),
      });
    }
    windows.push(ofCategory);
    phases.push(Array.from(ofPhases, (ofPhase = []) => ofPhase));
    firstTeams.push(firstTeam);
    teamCount += rules.teamCount;
    return { settings: own, fixtures, fixed };
  });
  return {
    ...{ categories, matches, phases, windows, teamCount, courtCount },
    begun: matches.filter(({ fixed }) => fixed !== null),
    partners: partnersOf(settings, firstTeams, teamCount),
    minutesBetween: settings.minutesBetween,
    rest: settings.leastRest,
    pause: Math.max(settings.pauseBeforeKnockout, settings.leastRest),
  };
}
