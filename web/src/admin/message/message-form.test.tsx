import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow } from '../../shelf/api/server-now';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { removeUser, saveUser } from '../../shelf/stores/user';
import type { Cup } from '../../shelf/cup/cup';
import { buildUser } from '../../testing/build-user';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { buildCup, toTournamentView } from '../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { MessageButton } from './message-button';
import { MessageForm } from './message-form';

const PATH = '/admin/tournaments/message';

beforeEach(() => saveUser(buildUser()));

afterEach(() => {
  act(removeUser);
  act(clearMessage);
  act(clearTournament);
});

function open(answer: FakeAnswer = {}, changes: Partial<Cup> = {}) {
  const calls = fakeApi({ [PATH]: answer });
  const handleDone = vi.fn();
  const cup = buildCup({ timeZone: 'Europe/Zurich', ...changes });
  renderAdmin(<MessageForm onDone={handleDone} />, cup);
  const sent = () => calls.filter(({ path }) => path === PATH).map(({ body }) => body['message']);
  return { sent, handleDone };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Message to everybody');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function send(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
  await press('Tell everybody');
}

test('a line is told until the chosen end', async () => {
  const { sent, handleDone } = open({}, { name: 'Spring Cup' });
  expect(screen.getByText(/on every page of “Spring Cup”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'For 2 hours' }));
  await send(' Court 2 is late ');
  await waitFor(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ text: 'Court 2 is late', until: expect.any(String) as string }]);
  const [{ until }] = sent() as [{ readonly until: string }];
  expect(Math.abs(Date.parse(until) - serverNow() - 2 * 3_600_000)).toBeLessThan(60_000);
});

test('a line that is too long is refused with the reason, and can be shortened', async () => {
  const { sent } = open();
  await send('م'.repeat(500));
  expect(await screen.findByText('Message must be at most 200 characters long')).toBeTruthy();
  expect(screen.getByText('500 of at most 200 characters')).toBeTruthy();
  expect(field().value).toHaveLength(500);
  expect(sent()).toEqual([]);
});

test.each([
  ['the network is gone', { isLost: true }],
  ['the server refuses it', { status: 404, errors: [{ msg: 'tournament_not_found' }] }],
] as const)('what was typed stays where %s', async (_what, answer) => {
  const { handleDone } = open(answer);
  await send('Court 2 is late');
  await waitFor(() => expect(useMessages.getState().message?.kind).toBe('error'));
  expect(field().value).toBe('Court 2 is late');
  expect(handleDone).not.toHaveBeenCalled();
});

test('what is told now is shown with its end, and taken back', async () => {
  const until = new Date(serverNow() + 3_600_000).toISOString();
  const { sent, handleDone } = open({}, { message: { text: 'Finals at five', until } });
  expect(screen.getByText('Finals at five')).toBeTruthy();
  await press('Take it back');
  await waitFor(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(sent()).toEqual([null]);
});

test('a message that is over is not told any more', () => {
  open({}, { message: { text: 'Finals at five', until: '2020-01-01T00:00:00.000Z' } });
  expect(screen.queryByText('Finals at five')).toBeNull();
});

test('the title of the form names the cup, which may be another than the page is about', async () => {
  const cup = buildCup({ name: 'Spring Cup' });
  fakeApi({ [`/tournaments/${cup.tournamentId}`]: { data: { tournament: toTournamentView(cup) } } });
  act(() => chooseTournament(cup));
  renderAdmin(<MessageButton className="" />);
  await press('Message');
  expect(screen.getByRole('dialog', { name: 'Message – Spring Cup' })).toBeTruthy();
  expect(await screen.findByLabelText('Message to everybody')).toBeTruthy();
});
