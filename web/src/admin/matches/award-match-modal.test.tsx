import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedForms } from '../../shelf/stores/leaving';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { buildCup, buildKnownMatch, buildStage } from '../../testing/build-view';
import { type FakeAnswer, fakeApi, type SentCall } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { AwardMatchModal } from './award-match-modal';

const AWARD = '/admin/fixture/matches/award';
const match = buildKnownMatch('Lions', 'Bears');
const later = { ...match, updatedAt: '2030-01-02T00:00:00.000Z' };

function Opened({ shown }: { readonly shown: typeof match }) {
  const [isOpen, setOpen] = useState(true);
  return <AwardMatchModal match={shown} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

const cup = buildCup({ Stages: [buildStage({ type: 'knockout', Matches: [match] })] });

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];
const sent = () => calls.filter(({ path }) => path === AWARD).map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const both = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Both/ });

beforeEach(() => {
  answers = {};
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test.each([
  ['did not reach the server', { isLost: true }, /What you entered is still here/],
  [
    'was made while somebody else changed the match',
    { status: 409, errors: [{ msg: 'changed_by_someone_else' }], data: { current: later } },
    'Changed by someone else',
  ],
])('an award that %s stays chosen, and is sent for the match as it is then', async (_what, answer, says) => {
  answers[AWARD] = answer;
  renderAdmin(<Opened shown={match} />, cup);
  await userEvent.click(both());
  await press('Save');
  await waitFor(() => expect(useMessages.getState().message?.text).toMatch(says));
  expect(both().checked).toBe(true);
  answers[AWARD] = {};
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ forfeit }) => forfeit)).toEqual(['both', 'both']);
});

test('an award that is chosen and not saved keeps the page where the session ends, until it is cancelled', async () => {
  renderAdmin(<Opened shown={match} />, cup);
  expect(hasUnsavedForms()).toBe(false);
  await userEvent.click(both());
  expect(hasUnsavedForms()).toBe(true);
  await press('Cancel');
  expect(hasUnsavedForms()).toBe(false);
});
