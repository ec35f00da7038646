import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { BracketStep, Takes } from '@futsal-cup/domain/plan/settings';
import { buildFormat, type FormatDescription } from '@futsal-cup/domain/testing/build-plan';
import { describe, it } from 'vitest';
import { buildTeams, buildTournament } from '../support/builders/builders';
import { buildCupOfTeams, planBody, planSettings, type PlanBody } from '../support/builders/builders-plan';
import { callApi, expectFailure } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';

const TEAMS = 8;

/** All refused plans share this cup, because nothing is written to it. */
let sharedCup: ReturnType<typeof buildCupOfTeams> | undefined;

function shared() {
  sharedCup ??= buildCupOfTeams(TEAMS);
  return sharedCup;
}

/** Returns the same plan with other settings of its format or time; its slots stay. */
function changed(body: PlanBody, part: 'format' | 'time', fields: object): PlanBody {
  const { settings } = body;
  return { ...body, settings: { ...settings, [part]: { ...settings[part], ...fields } } };
}

const DAY = dayFromNow(40);
const from = { date: DAY, from: '09:00', to: '18:00' };

function steps(format: FormatDescription) {
  const { steps } = buildFormat({ groups: 2, qualifiers: 2, ...format }, 8);
  return { steps };
}

const GROUPS = steps({ qualifiers: 0 }).steps;

function bracketOf(takes: Partial<Takes>): BracketStep {
  const all = { step: 0, from: 1, to: 1, bestOfNext: 0, withoutBest: 0, ...takes };
  return { kind: 'bracket', takes: all, cup: null, playedTo: 2 };
}

/** The API refuses each of these settings with the given error code and path. */
const WRONG: readonly [part: 'format' | 'time', fields: object, code: ErrorCode, path: string][] = [
  ['format', steps({ groups: 5 }), 'plan_needs_at_least_two_teams_a_group', 'settings.format.steps.0.groups'],
  [
    'format',
    steps({ qualifiers: 5 }),
    'more_teams_go_on_than_a_group_has',
    'settings.format.steps.1.takes.to',
  ],
  [
    'format',
    steps({ bestOfNext: 3 }),
    'more_best_teams_go_on_than_there_are_groups',
    'settings.format.steps.1.takes.bestOfNext',
  ],
  ['format', { steps: [] }, 'format_of_the_plan_is_not_valid', 'settings.format.steps'],
  [
    'format',
    steps({ preset: 'league', groups: 1, matchesEach: 8 }),
    'matches_of_each_team_are_not_possible',
    'settings.format.steps.0.matchesEach',
  ],
  [
    'format',
    { steps: [...GROUPS, bracketOf({ step: 1 })] },
    'step_takes_what_a_later_one_decides',
    'settings.format.steps.1.takes.step',
  ],
  [
    'format',
    { steps: [...GROUPS, bracketOf({ to: 2 }), bracketOf({ from: 2, to: 2 })] },
    'place_goes_to_two_steps',
    'settings.format.steps.2.takes.from',
  ],
  [
    'format',
    { steps: [...GROUPS, { ...bracketOf({ to: 0, bestOfNext: 1 }), cup: 'silver' }] },
    'each_cup_of_the_plan_needs_two_teams',
    'settings.format.steps.1',
  ],
  ['time', { days: [] }, 'plan_needs_a_day', 'settings.time.days'],
  ['time', { days: [from, from] }, 'days_must_follow_one_another', 'settings.time.days.1.date'],
  ['time', { days: [{ ...from, to: '08:00' }] }, 'day_must_end_after_it_begins', 'settings.time.days.0'],
  ['time', { days: [{ ...from, to: '09:05' }] }, 'time_is_too_short_for_a_match', 'settings.time.days.0'],
  [
    'format',
    { steps: GROUPS.map((step) => ({ ...step, day: 1 })) },
    'step_is_on_a_day_that_is_not_there',
    'settings.format.steps.0.day',
  ],
  [
    'time',
    { breaks: [{ day: null, from: '17:00', to: '23:00' }] },
    'break_is_outside_of_the_day',
    'settings.time.breaks.0',
  ],
  [
    'time',
    { breaks: Array.from({ length: 15 }, () => ({ day: null, from: '12:00', to: '13:00' })) },
    'plan_has_too_many_breaks',
    'settings.time.breaks',
  ],
  ['time', { courts: [] }, 'plan_needs_a_court', 'settings.time.courts'],
  [
    'time',
    { courts: ['Hall', ' hALL'].map((name) => ({ name, windows: null })) },
    'court_name_already_exists',
    'settings.time.courts.1.name',
  ],
  [
    'time',
    { courts: [{ name: 'Hall', windows: [0, 0].map((day) => ({ day, from: '09:00', to: '12:00' })) }] },
    'court_is_listed_at_overlapping_times',
    'settings.time.courts.0.windows.1',
  ],
  ['time', { leastRest: -1 }, 'minutes_are_out_of_range', 'settings.time.leastRest'],
];

describe('settings of a plan', () => {
  it.each(WRONG)(
    'are refused with their field: %s %j',
    { tags: ['long'] },
    async (part, fields, code, path) => {
      const { tournamentId, teamIds } = await shared();
      const body = planBody(tournamentId, planSettings({ teamIds }));
      expectFailure(await callApi('applyPlan', changed(body, part, fields)), code, path);
    },
  );

  it('are refused with too few or too many teams, and with wishes that mean nothing or are too many', async () => {
    const { tournamentId, teamIds } = await shared();
    const body = planBody(tournamentId, planSettings({ teamIds }));
    const send = (settings: object) =>
      callApi('applyPlan', { ...body, settings: { ...body.settings, ...settings } });
    expectFailure(await send({ teams: [] }), 'plan_needs_at_least_two_teams', 'settings.teams');
    const crowd = Array.from({ length: 129 }, (_, index) => ({ teamId: `team-${index}`, isSeeded: false }));
    expectFailure(await send({ teams: crowd }), 'format_has_too_many_teams', 'settings.teams');
    const referees = { kind: 'referees' };
    expectFailure(await send({ wishes: [referees, referees] }), 'wish_is_not_valid', 'settings.wishes.1');
    const many = Array.from({ length: 301 }, () => referees);
    expectFailure(await send({ wishes: many }), 'plan_has_too_many_wishes', 'settings.wishes');
  });

  it('are refused where every place of more than 64 teams is played out', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(68);
    const body = planBody(tournamentId, planSettings({ teamIds: teamIds.slice(0, 8) }));
    const teams = teamIds.map((teamId) => ({ teamId, isSeeded: false }));
    const format = buildFormat({ preset: 'all-places', groups: 16, qualifiers: 2 }, teams.length);
    const settings = { ...body.settings, teams, format };
    expectFailure(
      await callApi('applyPlan', { ...body, settings }),
      'plan_has_too_many_stages',
      'settings.format.steps',
    );
  });

  it('are refused for a day on which the clocks change while matches are played', async () => {
    const { tournamentId } = await buildTournament({ timeZone: 'Europe/Zurich' });
    const teamIds = await buildTeams(tournamentId, ['Lions', 'Tigers', 'Bears']);
    const format = { groups: 1, qualifiers: 0 };
    const days = [{ date: '2030-03-31', from: '01:00', to: '09:00' }];
    const body = planBody(tournamentId, planSettings({ teamIds, format, time: { days } }));
    const path = 'settings.time.days.0';
    expectFailure(await callApi('applyPlan', body), 'clocks_change_within_this_time', path);
  });
});
