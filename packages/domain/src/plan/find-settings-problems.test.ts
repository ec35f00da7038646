import { describe, expect, it } from 'vitest';
import { buildPlanSettings, type PlanDescription } from '../testing/build-plan';
import { findSettingsProblems } from './find-settings-problems';
import type { PlanWish } from './settings';

function problemsOf(description: PlanDescription, timeZone = 'UTC'): string[] {
  return findSettingsProblems(buildPlanSettings(description), timeZone).map(
    ({ msg, path }) => `${path ?? ''}: ${msg}`,
  );
}

const DAY = { date: '2027-03-06', from: '08:00', to: '18:00' };

function withDays(...days: Partial<typeof DAY>[]): PlanDescription {
  return { teams: 4, time: { days: days.map((day) => ({ ...DAY, ...day })) } };
}

function withWish(wish: PlanWish): PlanDescription {
  return { teams: 4, courts: 2, wishes: [wish] };
}

describe('the settings of a plan', () => {
  it('of a usual cup have no problem', () => {
    expect(problemsOf({ teams: 16, courts: 2, format: { groups: 4, qualifiers: 2 } })).toEqual([]);
  });

  it.each<[string, PlanDescription]>([
    ['teams: plan_needs_at_least_two_teams', { teams: 1 }],
    ['teams: too_many_teams_listed', { teams: 129, format: { groups: 32 } }],
    ['format.steps.0.groups: plan_needs_at_least_two_teams_a_group', { teams: 3, format: { groups: 4 } }],
    ['format.steps.0.groups: tournament_has_too_many_groups', { teams: 128, format: { groups: 65 } }],
    ['format.steps: tournament_has_too_many_matches', { teams: 46 }],
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
