import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import type { Cup } from '../../shelf/cup/cup';
import { useCupView } from '../../shelf/cup/cup-view';
import { reloadCup } from '../../shelf/cup/reload';
import { removeUser, saveUser } from '../../shelf/stores/user';
import { buildUser } from '../../testing/build-user';
import { buildCup, toTournamentView } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { useWholeCup } from './use-whole-cup';

const VIEW = '/tournaments/cup-1';
const WHOLE = '/admin/tournaments/get-whole';

const answerOf = (changes: Partial<Cup>): FakeAnswer => ({
  data: { tournament: toTournamentView(buildCup(changes)) },
});

beforeEach(() => saveUser(buildUser()));

afterEach(() => {
  removeUser();
  vi.unstubAllGlobals();
});

function open(answers: Record<string, FakeAnswer>) {
  const calls = fakeApi(answers);
  const cache = new Map();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ ...viewSettings, provider: () => cache }}>{children}</SWRConfig>
  );
  const useBoth = () => ({
    whole: useWholeCup('cup-1').data?.cup.name,
    everybody: useCupView('cup-1').data?.cup.name,
    mutate: useSWRConfig().mutate,
  });
  return { calls, ...renderHook(useBoth, { wrapper }) };
}

test('administrators get the whole of a cup that is shown in part, and everybody the part', async () => {
  const answers = {
    [VIEW]: answerOf({ shown: 'no-results', name: 'part' }),
    [WHOLE]: answerOf({ shown: 'no-results', name: 'whole' }),
  };
  const { result } = open(answers);
  await waitFor(() => expect(result.current).toMatchObject({ whole: 'whole', everybody: 'part' }));

  Object.assign(answers, { [WHOLE]: answerOf({ shown: 'no-results', name: 'changed' }) });
  await reloadCup(result.current.mutate, 'cup-1');
  await waitFor(() => expect(result.current).toMatchObject({ whole: 'changed', everybody: 'part' }));
});

test('they also get the whole of a cup with a category that is shown in part', async () => {
  const categories = [{ categoryId: 'f', name: 'F juniors', rules: { shown: 'no-tables' as const } }];
  const { result } = open({
    [VIEW]: answerOf({ categories, name: 'part' }),
    [WHOLE]: answerOf({ categories, name: 'whole' }),
  });
  await waitFor(() => expect(result.current).toMatchObject({ whole: 'whole', everybody: 'part' }));
});

test('a cup of which all is shown is read once', async () => {
  const { calls, result } = open({ [VIEW]: answerOf({ name: 'all' }) });
  await waitFor(() => expect(result.current.whole).toBe('all'));
  expect(calls.map(({ path }) => path)).toEqual([VIEW]);
});
