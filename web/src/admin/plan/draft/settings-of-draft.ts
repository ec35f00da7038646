import { isLanguage } from '@futsal-cup/domain/cup/text/languages';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { isFormatValid } from '@futsal-cup/domain/plan/find-settings-problems';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { stepsOf, type FormatChoices } from '@futsal-cup/domain/plan/format/presets';
import { PLANNED_WORDS } from '@futsal-cup/domain/plan/format/planned-words';
import { stageName } from '@futsal-cup/domain/plan/format/stage-names';
import type {
  PlanFormat,
  PlanNames,
  PlanSettings,
  PlanStep,
  PlanTeam,
  PlanWish,
} from '@futsal-cup/domain/plan/settings';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Cup } from '../../../shelf/cup/cup';
import { stageRulesOf } from '../../tournaments/details/match-rules-values';
import { isBegun } from '../day/is-begun';
import type { FormatDraft, PlanDraft, StepTimesDraft, WishDraft } from './plan-draft';

/** Parses a typed number. Empty or other text becomes NaN, which the rules of a plan refuse. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/**
 * Returns the seeded teams first, the best at the top, then the others: those of the plan that the draft was begun from in its order, so that
 * a team with another name changes no draw, then by name. Once matches have begun, a team that was in no plan yet is a late one.
 */
function teamsOf(cup: Cup, { seeded, basis }: PlanDraft): PlanTeam[] {
  const known = new Map(cup.Teams.map((team) => [team.teamId, team]));
  const before = basis?.teams ?? [];
  const listed = new Set([...seeded, ...before.map(({ teamId }) => teamId)]);
  const added = cup.Teams.filter(({ teamId }) => !listed.has(teamId)).sort((a, b) =>
    compareNames(a.name, b.name),
  );
  const late = basis && allMatches(cup).some(isBegun) ? { isLate: true } : {};
  return [
    ...seeded.map((teamId) => ({ teamId, isSeeded: true })),
    ...before
      .filter(({ teamId }) => !seeded.includes(teamId))
      .map(({ teamId, isLate }) => ({ teamId, isSeeded: false, ...(isLate && { isLate }) })),
    ...added.map(({ teamId }) => ({ teamId, isSeeded: false, ...late })),
  ].filter(({ teamId }) => known.has(teamId));
}

/** The choices of a preset, valid or not. */
function choicesOf(format: FormatDraft): FormatChoices {
  return {
    preset: format.preset,
    groups: format.preset === 'knockout' ? 0 : numberOf(format.groups),
    rounds: format.rounds === '2' ? 2 : 1,
    matchesEach: format.matchesEach === '' ? null : numberOf(format.matchesEach),
    qualifiers: numberOf(format.qualifiers),
    bestOfNext: numberOf(format.bestOfNext),
    playedTo: numberOf(format.playedTo),
    cups: format.cups === '3' ? 3 : 2,
    secondGroups: numberOf(format.secondGroups),
    toSecondGroups: numberOf(format.toSecondGroups),
    deal: format.deal === 'by-place' ? 'by-place' : 'mixed',
  };
}

/** What is said of the matches of a step alone. */
function stepTimesOf(
  typed: StepTimesDraft | undefined,
): Pick<PlanStep, 'minutesPerMatch' | 'day' | 'matchRules'> {
  const { minutesPerMatch = '', day = null, rules = null } = typed ?? {};
  const matchRules = rules && stageRulesOf(rules);
  return {
    ...(minutesPerMatch.trim() !== '' && { minutesPerMatch: numberOf(minutesPerMatch) }),
    ...(day !== null && { day }),
    ...(matchRules && { matchRules }),
  };
}

function formatOf({ format, time }: PlanDraft, teams: number): PlanFormat {
  const { preset, isDrawn, drawSeed } = format;
  const steps = stepsOf(choicesOf(format), teams);
  return {
    preset,
    steps: steps.map((step, index) => ({ ...step, ...stepTimesOf(time.steps?.[index]) })),
    drawSeed: isDrawn ? numberOf(drawSeed) : null,
  };
}

/** The names of the plan that the draft was begun from. Stages that this plan does not have are named in the language of the cup. */
function namesOf(drawn: Pick<PlanSettings, 'teams' | 'format'>, cup: Cup, { basis }: PlanDraft): PlanNames {
  if (basis && JSON.stringify(basis.steps) === JSON.stringify(drawn.format.steps)) return basis.names;
  const words = PLANNED_WORDS[isLanguage(cup.language) ? cup.language : 'en'];
  const stages = isFormatValid(drawn) ? deriveFixtures(drawn).stages : [];
  const named = stages.map((key) => [key, basis?.names.stages[key] ?? stageName(key, words)]);
  return {
    group: basis?.names.group ?? words.group,
    stages: Object.fromEntries(named) as PlanNames['stages'],
  };
}

/** A wish of a deleted team is ignored. */
function wishesOf(wishes: readonly WishDraft[], teams: readonly PlanTeam[]): PlanWish[] {
  return wishes.flatMap((wish): PlanWish[] => {
    if (!('teamId' in wish)) return [wish];
    const team = teams.findIndex(({ teamId }) => teamId === wish.teamId);
    const { kind, day, time } = wish;
    return team === -1 ? [] : [{ kind, team, day, time }];
  });
}

/** Builds the settings from a draft, valid or not. */
export function settingsOf(draft: PlanDraft, cup: Cup): PlanSettings {
  const { time } = draft;
  const teams = teamsOf(cup, draft);
  const drawnFormat = formatOf(draft, teams.length);
  return {
    teams,
    format: drawnFormat,
    time: {
      days: time.days,
      courts: time.courts,
      ...(time.breaks?.length && { breaks: time.breaks }),
      minutesPerMatch: numberOf(time.minutesPerMatch),
      minutesBetween: numberOf(time.minutesBetween),
      leastRest: numberOf(time.leastRest),
      pauseBeforeKnockout: numberOf(time.pauseBeforeKnockout),
    },
    wishes: wishesOf(draft.wishes, teams),
    names: namesOf({ teams, format: drawnFormat }, cup, draft),
  };
}
