import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { PLAN_FORM } from '@futsal-cup/domain/plan/published-plan';
import { buildPlanSettings, teamNames } from '@futsal-cup/domain/testing/build-plan';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../../shelf/cup/cup';
import { buildCup, buildTeam } from '../../../testing/build-view';
import { CupContext } from '../../cup/cup-context';
import { fakeApi } from '../../../testing/fake-api';
import { draftOfPlan } from '../draft/draft-of-plan';
import type { PlanDraft } from '../draft/plan-draft';
import { settingsOf } from '../draft/settings-of-draft';
import { TimeStep } from './time-step';

const TEAMS = teamNames(8).map((name) => buildTeam(name));

const SETTINGS = {
  ...buildPlanSettings({
    teams: 8,
    format: { groups: 2, qualifiers: 2, playedTo: 4 },
    steps: [{ minutesPerMatch: 10 }, { day: 1 }],
    time: {
      days: ['06', '07'].map((day) => ({ date: `2027-03-${day}`, from: '08:00', to: '18:00' })),
      breaks: [{ day: 0, from: '12:00', to: '13:00' }],
    },
  }),
  teams: TEAMS.map(({ teamId }) => ({ teamId, isSeeded: false })),
};

const PLAN: PlanView = {
  form: PLAN_FORM,
  settings: SETTINGS,
  slots: [],
  updatedAt: '2027-01-01T08:00:00.000Z',
};

let count = 0;

function buildOpenCup(): Cup {
  return buildCup({ tournamentId: `timed-${(count += 1)}`, Teams: TEAMS });
}

function open(cup: Cup, draft: PlanDraft | null) {
  localStorage.setItem(`plan/${cup.tournamentId}`, JSON.stringify(draft));
  render(
    <MemoryRouter>
      <CupContext value={cup}>
        <TimeStep />
      </CupContext>
    </MemoryRouter>,
  );
}

/** The settings of the draft as this browser keeps it. */
function keptSettings(cup: Cup) {
  return settingsOf(JSON.parse(localStorage.getItem(`plan/${cup.tournamentId}`) ?? '') as PlanDraft, cup);
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

beforeEach(() => fakeApi({}));
afterEach(() => vi.unstubAllGlobals());

describe('lengths and days of single stages, and breaks', () => {
  test('are in the draft of a published plan, which says the same', () => {
    const cup = buildOpenCup();
    const draft = draftOfPlan(PLAN, cup, '1');
    expect(draft && settingsOf(draft, cup)).toEqual(SETTINGS);
  });

  test('are shown, and kept as they are typed', () => {
    const cup = buildOpenCup();
    open(cup, draftOfPlan(PLAN, cup, '1'));
    const groups = within(screen.getByRole('group', { name: 'Group stage' }));
    const knockout = within(screen.getByRole('group', { name: 'Semi-finals – Final' }));
    expect(groups.getByLabelText<HTMLInputElement>('Minutes each').value).toBe('10');
    expect(knockout.getByLabelText<HTMLSelectElement>('Date').value).toBe('1');
    type(groups.getByLabelText('Minutes each'), '');
    type(knockout.getByLabelText('Minutes each'), '15');
    type(knockout.getByLabelText('Date'), '');
    fireEvent.click(screen.getByRole('button', { name: 'Remove this break' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a break' }));
    const { format, time } = keptSettings(cup);
    expect(format.steps.map(({ minutesPerMatch, day }) => [minutesPerMatch, day])).toEqual([
      [undefined, undefined],
      [15, undefined],
    ]);
    expect(time.breaks).toEqual([{ day: null, from: '12:00', to: '13:00' }]);
  });

  test('so are the rules of a step, which warn where its matches are too short for them', () => {
    const cup = buildOpenCup();
    open(cup, draftOfPlan(PLAN, cup, '1'));
    const knockout = within(screen.getByRole('group', { name: 'Semi-finals – Final' }));
    type(knockout.getByLabelText('Rules of a match'), 'own');
    type(knockout.getByLabelText('Halves'), '2');
    type(knockout.getByLabelText('Minutes of a half'), '10');
    expect(knockout.getByText('By these rules a match takes at least 20 minutes.')).toBeTruthy();
    type(knockout.getByLabelText('Minutes each'), '25');
    expect(knockout.queryByText(/takes at least/)).toBeNull();
    const rules = { ...cup.matchRules, halves: 2, minutesPerHalf: 10 };
    const settings = keptSettings(cup);
    expect(settings.format.steps.map(({ matchRules }) => matchRules)).toEqual([undefined, rules]);
    // A draft that says the same as the published plan is the same text.
    expect(JSON.stringify(settings.format.steps[1]?.matchRules)).toBe(JSON.stringify(rules));
    expect(settingsOf(draftOfPlan({ ...PLAN, settings }, cup, '1') as PlanDraft, cup)).toEqual(settings);
    type(knockout.getByLabelText('Rules of a match'), 'cup');
    expect(keptSettings(cup).format.steps[1]).not.toHaveProperty('matchRules');
  });

  test('say what is wrong beside what was typed, which stays', () => {
    const cup = buildOpenCup();
    open(cup, draftOfPlan(PLAN, cup, '1'));
    const minutes = within(screen.getByRole('group', { name: 'Group stage' })).getByLabelText('Minutes each');
    type(minutes, '4');
    expect(screen.getByText(/^Enter whole minutes: 5 to 240 for a match/)).toBeTruthy();
    expect((minutes as HTMLInputElement).value).toBe('4');
    const until = screen.getAllByLabelText<HTMLInputElement>('To').find(({ value }) => value === '13:00');
    type(until as HTMLElement, '19:00');
    expect(screen.getByText('Break is outside of the day')).toBeTruthy();
    expect(until?.value).toBe('19:00');
  });

  test('are not asked for where they say nothing', () => {
    const cup = buildOpenCup();
    const league = { ...SETTINGS, format: { ...SETTINGS.format, steps: SETTINGS.format.steps.slice(0, 1) } };
    open(cup, draftOfPlan({ ...PLAN, settings: league }, cup, '1'));
    expect(screen.queryByText('Length, day and rules of single stages')).toBeNull();
  });
});
