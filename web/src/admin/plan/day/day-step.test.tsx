import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { buildFormat } from '@futsal-cup/domain/testing/build-plan';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../../shelf/cup/cup';
import { CupContext } from '../../cup/cup-context';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import {
  buildCup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../../testing/build-view';
import { fakeApi, type FakeAnswer, type SentCall } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { PublishedContext } from '../published/published-context';
import { DayStep } from './day-step';

const MOVE = '/admin/fixture/matches/move';
const NAMES = ['Lions', 'Bears', 'Foxes', 'Otters'];
const Teams = NAMES.map((name) => buildTeam(name));
const match = buildKnownMatch('Lions', 'Bears');
const other = buildKnownMatch('Foxes', 'Otters', { time: '12:00', location: 'Hall 2' });
/** Somebody else has moved the match to this time and court. */
const moved: Match = { ...match, time: '11:00', location: 'Hall 2', updatedAt: '2030-01-02T00:00:00.000Z' };

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

function dayOf(shown: Match) {
  return (
    <MemoryRouter>
      <CupContext value={buildCup({ Teams, Stages: [buildStage({ Matches: [shown, other] })] })}>
        <DayStep />
      </CupContext>
    </MemoryRouter>
  );
}

/** Builds a cup of two semi-finals and the final of their winners. */
function buildFinal() {
  const inKnockout = { stageId: 'stage-2' };
  const semis = [
    buildKnownMatch('Lions', 'Bears', inKnockout),
    buildKnownMatch('Foxes', 'Otters', inKnockout),
  ];
  const [one, other] = semis.map(({ matchId }) => ({ source: { kind: 'match-winner', matchId } as const }));
  const final = buildOpenMatch({ ...inKnockout, local: one, visitor: other, time: '13:00' });
  const stage = buildStage({
    stageId: 'stage-2',
    name: 'Knockout',
    type: 'knockout',
    Matches: [...semis, final],
  });
  return { cup: buildCup({ Stages: [stage] }), final };
}

async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Renders the day with a match chosen, and returns a function that shows the changed match. */
async function openMatch() {
  const { rerender } = render(dayOf(match));
  await press(/Lions – Bears/);
  return (shown: Match) => rerender(dayOf(shown));
}

function timeField() {
  return screen.getByLabelText<HTMLInputElement>('Time');
}

function courtField() {
  return screen.getByLabelText<HTMLSelectElement>('Court');
}

function preview() {
  return within(screen.getByRole('dialog', { name: 'What changes' }));
}

beforeEach(() => {
  answers = { [MOVE]: { data: { matches: [] } } };
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('a match that somebody else moves while the preview of a move is open', () => {
  async function confirmAfterTheirs() {
    const refresh = await openMatch();
    await press('+10 minutes');
    answers[MOVE] = {
      status: 409,
      errors: [{ msg: 'changed_by_someone_else' }],
      data: { current: toMatchView(moved) },
    };
    refresh(moved);
    expect(preview().getByText('10:00, Hall 1')).toBeTruthy();
    await press('Move 2 matches');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('is sent as it was seen, so that the server can refuse it, and the person is told', async () => {
    await confirmAfterTheirs();
    const sent = calls.filter(({ path }) => path === MOVE).map(({ body }) => body['moves']);
    expect(sent).toEqual([
      [
        { matchId: match.matchId, time: '10:10', updatedAt: match.updatedAt },
        { matchId: other.matchId, time: '12:10', updatedAt: other.updatedAt },
      ],
    ]);
    expect(useMessages.getState().message?.text).toBe('Changed by someone else');
  });

  test('stays chosen, so that the move can be asked for again from where it is now', async () => {
    await confirmAfterTheirs();
    await press('+10 minutes');
    expect(preview().getByText('11:00, Hall 2')).toBeTruthy();
    answers[MOVE] = { data: { matches: [] } };
    await press('Move 2 matches');
    const sent = calls.filter(({ path }) => path === MOVE).at(-1)?.body['moves'];
    expect(sent).toContainEqual({ matchId: match.matchId, time: '11:10', updatedAt: moved.updatedAt });
  });
});

describe('the preview of a move', () => {
  const settings: PlanSettings = {
    teams: NAMES.map((name) => ({ teamId: `team-${name}`, isSeeded: false })),
    format: buildFormat({ groups: 1, rounds: 1, drawSeed: null }, 3),
    time: {
      days: [{ date: match.date, from: '09:00', to: '18:00' }],
      courts: [{ name: 'Hall 1', windows: [{ day: 0, from: '09:00', to: '10:30' }] }],
      minutesPerMatch: 25,
      minutesBetween: 5,
      leastRest: 10,
      pauseBeforeKnockout: 0,
    },
    wishes: [{ kind: 'not-after', team: 2, day: null, time: '12:30' }],
    names: { stages: {}, group: 'Group' },
  };
  const plan: PlanView = { form: 1, settings, slots: [], updatedAt: '2030-01-01T00:00:00.000Z' };

  test('says what it breaks of the published plan: the court, a wish, midnight', async () => {
    render(<PublishedContext value={plan}>{dayOf(match)}</PublishedContext>);
    await press(/Lions – Bears/);
    await press('+10 minutes');
    const said = preview()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toContain('Hall 1 is open 09:00–10:30: not for the whole match at 10:10.');
    expect(said).toContain('Foxes play at 12:10, against the wish “over by 12:30”.');
    await press('Cancel');
    fireEvent.change(timeField(), { target: { value: '23:50' } });
    await press('Show what changes');
    expect(preview().getByText('The match at 23:50 is not over at midnight.')).toBeTruthy();
  });

  test('asks for the courts before it offers the delays', async () => {
    await openMatch();
    const courts = screen.getByRole('group', { name: 'Which matches' });
    const delay = screen.getByRole('button', { name: '+10 minutes' });
    expect(courts.compareDocumentPosition(delay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

test('the final is named among the matches of the day, and the others have the name of their round', () => {
  const { cup, final } = buildFinal();
  renderAdmin(<DayStep />, cup);
  expect(screen.getAllByText('Hall 1 · Knockout')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Final: / }).textContent).toContain(final.time);
  expect(screen.getAllByText(/^Final: /)).toHaveLength(1);
});

describe('the fields for another time and court', () => {
  test('follow the match while nothing else is entered', async () => {
    const refresh = await openMatch();
    fireEvent.change(timeField(), { target: { value: '10:30' } });
    fireEvent.change(timeField(), { target: { value: match.time } });
    refresh(moved);
    expect([timeField().value, courtField().value]).toEqual(['11:00', 'Hall 2']);
  });

  test('keep what was entered, and only that', async () => {
    const refresh = await openMatch();
    fireEvent.change(timeField(), { target: { value: '10:30' } });
    refresh(moved);
    expect([timeField().value, courtField().value]).toEqual(['10:30', 'Hall 2']);
  });
});
