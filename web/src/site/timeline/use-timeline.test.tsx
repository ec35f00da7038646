import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import { buildMatch } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { useTimeline } from './use-timeline';

afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={viewSettings}>{children}</SWRConfig>
);

test('the timeline of a page that is open names players as the cup does since, at an address that no cache knows', async () => {
  const namedAs = (player: string): FakeAnswer => ({ data: { timeline: { items: [{ player }] } } });
  const calls = fakeApi({
    '/tournaments/cup-1/matches/m/timeline?n=7&version=v1': namedAs('Anna Keller'),
    '/tournaments/cup-1/matches/m/timeline?n=7&version=v2': namedAs('Anna K.'),
  });
  const match = buildMatch({ matchId: 'm', state: 'finished', logRevision: 7 });
  const page = renderHook(({ version }) => useTimeline(match, version), {
    wrapper,
    initialProps: { version: 'v1' },
  });
  const shown = () => page.result.current.timeline?.items.map(({ player }) => player);
  await waitFor(() => expect(shown()).toEqual(['Anna Keller']));
  page.rerender({ version: 'v2' });
  await waitFor(() => expect(shown()).toEqual(['Anna K.']));
  expect(calls).toHaveLength(2);
});

test('a timeline that cannot be read comes by itself when the network is back', async () => {
  const address = '/tournaments/cup-1/matches/m/timeline?n=7&version=v1';
  const answers: Record<string, FakeAnswer> = { [address]: { status: 404 } };
  fakeApi(answers);
  const match = buildMatch({ matchId: 'm', state: 'finished', logRevision: 7 });
  const { result } = renderHook(() => useTimeline(match, 'v1'), { wrapper });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  const timeline = { matchId: 'm', revision: 7, phase: 'finished', items: [] };
  answers[address] = { data: { timeline } };
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.timeline).toEqual(timeline));
});
