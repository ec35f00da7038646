import { describe, expect, it } from 'vitest';
import { buildPlanSettings, type PlanDescription } from '../testing/build-plan';
import { findSettingsProblems } from './find-settings-problems';
import type { PlanBreak, PlanStep, PlanWish } from './settings';

function problemsOf(description: PlanDescription, timeZone = 'UTC'): string[] {
  return findSettingsProblems(buildPlanSettings(description), timeZone).map(
    ({ msg, path }) => `${path ?? ''}: ${msg}`,
  );
}

const DAY = { date: '2027-03-06', from: '08:00', to: '18:00' };

function withDays(...days: Partial<typeof DAY>[]): PlanDescription {
  return { teams: 4, time: { days: days.map((day) => ({ ...DAY, ...day })) } };
}

function withSteps(...steps: Pick<PlanStep, 'minutesPerMatch' | 'day'>[]): PlanDescription {
  return { ...withDays({}), format: { groups: 2, qualifiers: 1 }, steps };
}

function withBreaks(...breaks: Partial<PlanBreak>[]): PlanDescription {
  const { teams, time } = withDays({});
  const usual = { day: null, from: '12:00', to: '13:00' };
  return { teams, time: { ...time, breaks: breaks.map((own) => ({ ...usual, ...own })) } };
}

function withWish(wish: PlanWish): PlanDescription {
  return { teams: 4, courts: 2, wishes: [wish] };
}

describe('the settings of a plan', () => {
  it('of a usual cup have no problem', () => {
    expect(problemsOf({ teams: 16, courts: 2, format: { groups: 4, qualifiers: 2 } })).toEqual([]);
  });

  it('may have a break of every day that lies within one of them, and steps of their own length and day', () => {
    const { time } = withDays({}, { date: '2027-03-07', from: '13:00' });
    const breaks = [{ day: null, from: '12:00', to: '13:00' }];
    expect(
      problemsOf({ teams: 4, time: { ...time, breaks }, steps: [{ day: 1, minutesPerMatch: 240 }] }),
    ).toEqual([]);
  });

  it('may have a day that only the shorter matches have time for', () => {
    const short = { ...withDays({ to: '08:10' }), steps: [{ minutesPerMatch: 10 }] };
    expect(problemsOf(short)).toEqual([]);
  });

  it.each<[string, PlanDescription]>([
    ['teams: plan_needs_at_least_two_teams', { teams: 1 }],
    ['teams: format_has_too_many_teams', { teams: 129, format: { groups: 32 } }],
    ['format.steps.0.groups: plan_needs_at_least_two_teams_a_group', { teams: 3, format: { groups: 4 } }],
    ['format.steps.0.groups: tournament_has_too_many_groups', { teams: 128, format: { groups: 129 } }],
    ['format.steps: tournament_has_too_many_matches', { teams: 64 }],
    [
      'format.steps: plan_has_too_many_stages',
      { teams: 68, format: { preset: 'all-places', groups: 16, qualifiers: 2 } },
    ],
    ['format.steps.0: format_of_the_plan_is_not_valid', { teams: 4, format: { groups: 1.5 } }],
    ['format.drawSeed: format_of_the_plan_is_not_valid', { teams: 4, format: { drawSeed: -1 } }],
    [
      'format.steps.1.takes.to: more_teams_go_on_than_a_group_has',
      { teams: 7, format: { groups: 2, qualifiers: 4 } },
    ],
    [
      'format.steps.1.takes.bestOfNext: more_best_teams_go_on_than_there_are_groups',
      { teams: 9, format: { groups: 3, qualifiers: 2, bestOfNext: 4 } },
    ],
    [
      'format.steps.1.takes.bestOfNext: more_best_teams_go_on_than_there_are_groups',
      { teams: 10, format: { groups: 3, qualifiers: 3, bestOfNext: 2 } },
    ],
    [
      'format.steps.2: each_cup_of_the_plan_needs_two_teams',
      { teams: 3, format: { preset: 'cups', groups: 1, qualifiers: 2 } },
    ],
    ['time.days: plan_needs_a_day', withDays()],
    ['time.days.0.date: invalid_date_format', withDays({ date: '2027-02-30' })],
    ['time.days.1.date: days_must_follow_one_another', withDays({}, {})],
    ['time.days.0: day_must_end_after_it_begins', withDays({ from: '18:00', to: '08:00' })],
    ['time.days.0: time_is_too_short_for_a_match', withDays({ from: '08:00', to: '08:11' })],
    ['time.days.0: invalid_time_format', withDays({ from: '8' })],
    ['format.steps.1.minutesPerMatch: minutes_are_out_of_range', withSteps({}, { minutesPerMatch: 4 })],
    ['format.steps.0.minutesPerMatch: minutes_are_out_of_range', withSteps({ minutesPerMatch: NaN })],
    ['format.steps.1.day: step_is_on_a_day_that_is_not_there', withSteps({}, { day: 1 })],
    ['time.breaks.0: break_is_outside_of_the_day', withBreaks({ from: '07:59' })],
    ['time.breaks.1: break_is_outside_of_the_day', withBreaks({}, { to: '18:01' })],
    ['time.breaks.0: day_must_end_after_it_begins', withBreaks({ to: '12:00' })],
    ['time.breaks.0: invalid_time_format', withBreaks({ to: '' })],
    ['time.breaks.0.day: plan_needs_a_day', withBreaks({ day: 1 })],
    ['time.breaks: plan_has_too_many_breaks', withBreaks(...Array.from({ length: 15 }, () => ({})))],
    ['time.courts: plan_needs_a_court', { teams: 4, courts: 0 }],
    [
      'time.courts.0.name: location_must_be_at_least_3_characters_long',
      { teams: 4, time: { courts: [{ name: 'A', windows: null }] } },
    ],
    [
      'time.courts.1.name: court_name_already_exists',
      { teams: 4, time: { courts: ['Hall 1', 'hall  1'].map((name) => ({ name, windows: null })) } },
    ],
    [
      'time.courts.0.windows.1: court_is_listed_at_overlapping_times',
      {
        teams: 4,
        time: {
          courts: [
            {
              name: 'Hall',
              windows: [
                { day: 0, from: '08:00', to: '10:00' },
                { day: 0, from: '09:59', to: '12:00' },
              ],
            },
          ],
        },
      },
    ],
    ['time.leastRest: minutes_are_out_of_range', { teams: 4, time: { leastRest: -5 } }],
    ['wishes.0: wish_is_not_valid', withWish({ kind: 'not-before', team: 4, day: null, time: '09:00' })],
    ['wishes.0: wish_is_not_valid', withWish({ kind: 'not-after', team: 0, day: 1, time: '09:00' })],
    ['wishes.0: wish_is_not_valid', withWish({ kind: 'courts', stage: 'final', courts: [0] })],
    ['wishes.0: wish_is_not_valid', withWish({ kind: 'courts', stage: 'groups', courts: [2] })],
    ['wishes.1: wish_is_not_valid', { teams: 4, wishes: [{ kind: 'referees' }, { kind: 'referees' }] }],
  ])('%s', (problem, description) => {
    expect(problemsOf(description)).toEqual([problem]);
  });

  it('say on which day the clocks change while matches are played', () => {
    const night = withDays({ date: '2027-03-27' }, { date: '2027-03-28', from: '01:00', to: '04:00' });
    expect(problemsOf(night, 'Europe/Zurich')).toEqual(['time.days.1: clocks_change_within_this_time']);
    expect(problemsOf(night, 'UTC')).toEqual([]);
  });
});
