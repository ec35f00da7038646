import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { PLAN_FORM } from '@futsal-cup/domain/plan/published-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { buildFormat } from '@futsal-cup/domain/testing/build-plan';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { CupContext } from '../cup/cup-context';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { fakeApi, type FakeAnswer, type SentCall } from '../../testing/fake-api';
import { FakePlanWorker } from '../../testing/fake-plan-worker';
import { PlanScreen } from './plan-screen';

const TEAMS = ['Lions', 'Bears', 'Foxes'];
const FIRST_AT = '2030-05-01T08:00:00.000Z';
const SECOND_AT = '2030-05-02T09:30:00.000Z';

const SETTINGS: PlanSettings = {
  teams: TEAMS.toReversed().map((name) => ({ teamId: `team-${name}`, isSeeded: false })),
  format: buildFormat({ groups: 1, rounds: 1, drawSeed: 7 }, 3),
  time: {
    days: [{ date: '2030-05-11', from: '10:00', to: '13:00' }],
    courts: [{ name: 'Hall 1', windows: null }],
    minutesPerMatch: 20,
    minutesBetween: 5,
    leastRest: 15,
    pauseBeforeKnockout: 0,
  },
  wishes: [],
  names: { stages: {}, group: 'Group' },
};

const PLAN: PlanView = { form: PLAN_FORM, settings: SETTINGS, slots: [0, 1, 2], updatedAt: FIRST_AT };
const LATER_PLAN: PlanView = {
  ...PLAN,
  settings: { ...SETTINGS, time: { ...SETTINGS.time, minutesPerMatch: 25 } },
  updatedAt: SECOND_AT,
};

let count = 0;
let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

/** A cup of its own for each test, because drafts are kept by cup. Its first match has been played. */
function buildHalfPlayed(changes: Partial<Cup> = {}): Cup {
  const played = buildKnownMatch('Lions', 'Bears', {
    state: 'finished',
    local: { goals: 3 },
    visitor: { goals: 1 },
  });
  const coming = buildKnownMatch('Foxes', 'Lions', { time: '10:25' });
  return buildCup({
    tournamentId: `planned-${(count += 1)}`,
    Teams: TEAMS.map((name) => buildTeam(name)),
    Stages: [buildStage({ Matches: [coming, played] })],
    ...changes,
  });
}

function answerPlan({ tournamentId }: Cup, plan: PlanView | null) {
  answers[`/admin/plan?tournamentId=${tournamentId}`] = { data: { plan } };
}

function open(cup: Cup, step: string) {
  const shown = (current: Cup) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/admin/plan/${step}`]}>
        <CupContext value={current}>
          <PlanScreen />
        </CupContext>
      </MemoryRouter>
    </SWRConfig>
  );
  const { rerender, unmount } = render(shown(cup));
  return { show: (current: Cup) => rerender(shown(current)), unmount };
}

async function typeLength(minutes: string) {
  fireEvent.change(await screen.findByLabelText('A match'), { target: { value: minutes } });
}

beforeEach(() => {
  answers = {};
  calls = fakeApi(answers);
  vi.stubGlobal('Worker', FakePlanWorker);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('whoever opens the plan of a half-played cup', () => {
  test('sees what was published and played, and has no plan to apply by mistake', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    open(cup, 'timetable');
    expect(await screen.findByText(/the plan that was published on 01\/05\/2030, 08:00/)).toBeTruthy();
    expect(screen.getByText(/1 of 2 matches has begun/)).toBeTruthy();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter(({ className }) => /match/.test(className));
    expect(first?.textContent).toMatch(/10:00Lions – Bears 3.*1Hall 1/);
    expect(second?.textContent).toMatch(/10:25Foxes – Lions/);
    expect(screen.queryByRole('button', { name: 'Apply the plan' })).toBeNull();
    expect(screen.queryByText('There is no such plan')).toBeNull();
  });

  test('is led to what comes after publishing', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    open(cup, 'timetable');
    const links = ['Make links for scorers', 'See the published matches', 'Move matches on the day'];
    const found = await Promise.all(links.map((name) => screen.findByRole('link', { name })));
    expect(found.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/scorers',
      `/matches?tournament=${cup.tournamentId}`,
      '/admin/plan/day',
    ]);
  });

  test('finds its settings on each step, in no draft of this browser', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    open(cup, 'time');
    expect((await screen.findByLabelText<HTMLInputElement>('A match')).value).toBe('20');
    expect(localStorage.getItem(`plan/${cup.tournamentId}`)).toBeNull();
  });

  test('is told where no plan is stored', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, null);
    open(cup, 'time');
    expect(await screen.findByText(/No plan is stored for the matches/)).toBeTruthy();
  });

  test('may try again where the plan could not be loaded', async () => {
    const cup = buildHalfPlayed();
    answers[`/admin/plan?tournamentId=${cup.tournamentId}`] = { status: 404 };
    open(cup, 'time');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerPlan(cup, PLAN);
    await userEvent.click(again);
    expect((await screen.findByLabelText<HTMLInputElement>('A match')).value).toBe('20');
  });
});

describe('a draft', () => {
  test('says that it is in this browser only, is kept, and can be given up', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    const { unmount } = open(cup, 'time');
    await typeLength('30');
    expect(await screen.findByText(/A draft, in this browser only/)).toBeTruthy();
    unmount();
    open(cup, 'time');
    expect((await screen.findByLabelText<HTMLInputElement>('A match')).value).toBe('30');
    await userEvent.click(screen.getByRole('button', { name: 'Show the published plan' }));
    expect(screen.getByLabelText<HTMLInputElement>('A match').value).toBe('20');
    expect(screen.queryByText(/A draft/)).toBeNull();
  });

  test('that says the same as the plan again is none', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    const { unmount } = open(cup, 'time');
    await typeLength('30');
    await typeLength('20');
    expect(await screen.findByText(/This is the plan that was published/)).toBeTruthy();
    unmount();
    const time = { ...SETTINGS.time, minutesPerMatch: 25 };
    answerPlan(cup, { ...PLAN, settings: { ...SETTINGS, time }, updatedAt: '2030-05-02T08:00:00.000Z' });
    open(cup, 'time');
    expect((await screen.findByLabelText<HTMLInputElement>('A match')).value).toBe('25');
    expect(screen.queryByText(/Another plan was published/)).toBeNull();
  });

  test('is there again where its publication is undone', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, null);
    const { unmount } = open(cup, 'time');
    await typeLength('20');
    await typeLength('30');
    unmount();
    answerPlan(cup, PLAN);
    const published = open(cup, 'time');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my draft' }));
    await typeLength('20');
    published.unmount();
    answerPlan(cup, null);
    open(cup, 'time');
    expect((await screen.findByLabelText<HTMLInputElement>('A match')).value).toBe('20');
  });

  test('of teams that came late leaves the order of the others, and marks them', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    const { show } = open(cup, 'format');
    const chosen = await screen.findByRole('radio', { checked: true });
    const said = () => chosen.closest('label')?.textContent;
    expect(said()).toContain('3 matches');
    show({ ...cup, Teams: [...cup.Teams, buildTeam('Adlers')] });
    await waitFor(() => expect(said()).toContain('6 matches'));
    const drawn = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(drawn.slice(-1)).toEqual(['Adlers']);
  });
});

test('a length of matches that is less than the rules of the cup need is named, and may stay', async () => {
  const cup = buildHalfPlayed();
  answerPlan(cup, PLAN);
  open(cup, 'time');
  const warning = 'A match takes at least 12 minutes by the rules of the cup.';
  await typeLength('12');
  expect(screen.queryByText(warning)).toBeNull();
  await typeLength('10');
  expect(screen.getByText(warning)).toBeTruthy();
  expect(screen.getByLabelText('A match').getAttribute('aria-invalid')).toBe('false');
});

describe('a plan that a colleague publishes', () => {
  test('is followed where nothing was typed', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    const { show } = open(cup, 'time');
    await screen.findByText(/01\/05\/2030/);
    answerPlan(cup, LATER_PLAN);
    show({ ...cup, version: 'version-2' });
    expect(await screen.findByText(/published on 02\/05\/2030, 09:30/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('A match').value).toBe('25');
  });

  test('stops a draft that was begun before it, until the person decides', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, PLAN);
    const { show } = open(cup, 'time');
    await typeLength('30');
    answerPlan(cup, LATER_PLAN);
    show({ ...cup, version: 'version-2' });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Another plan was published on 02\/05\/2030/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep my draft' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/A draft, in this browser only.*02\/05\/2030/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('A match').value).toBe('30');
  });
});

describe('a plan of another version of the site', () => {
  test('is a sentence that says what to do, and no step writes anything', async () => {
    const cup = buildHalfPlayed();
    answerPlan(cup, { ...PLAN, form: PLAN_FORM + 1, settings: null, slots: [] });
    open(cup, 'timetable');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /another version of this site \(form 3;.*Reload/,
    );
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply the plan' })).toBeNull();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});
