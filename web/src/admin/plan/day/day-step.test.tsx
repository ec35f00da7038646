import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../../shelf/cup/cup';
import { CupContext } from '../../cup/cup-context';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { buildCup, buildKnownMatch, buildStage, toMatchView } from '../../../testing/build-view';
import { fakeApi, type FakeAnswer, type SentCall } from '../../../testing/fake-api';
import { DayStep } from './day-step';

const MOVE = '/admin/fixture/matches/move';
const match = buildKnownMatch('Lions', 'Bears');
const other = buildKnownMatch('Foxes', 'Otters', { time: '12:00', location: 'Hall 2' });
/** Somebody else has moved the match to this time and court. */
const moved: Match = { ...match, time: '11:00', location: 'Hall 2', updatedAt: '2030-01-02T00:00:00.000Z' };

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

function dayOf(shown: Match) {
  return (
    <MemoryRouter>
      <CupContext value={buildCup({ Stages: [buildStage({ Matches: [shown, other] })] })}>
        <DayStep />
      </CupContext>
    </MemoryRouter>
  );
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
