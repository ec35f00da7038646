import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shared/api/view-settings';
import { buildMatch } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { useTimeline } from './use-timeline';

afterEach(() => vi.unstubAllGlobals());

test('a timeline that cannot be read comes by itself when the network is back', async () => {
  const address = '/tournaments/cup-1/matches/m/timeline?n=7';
  const answers: Record<string, FakeAnswer> = { [address]: { status: 404 } };
  fakeApi(answers);
  const match = buildMatch({ matchId: 'm', state: 'finished', logRevision: 7 });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={viewSettings}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useTimeline(match), { wrapper });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  const timeline = { matchId: 'm', revision: 7, phase: 'finished', items: [] };
  answers[address] = { data: { timeline } };
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.timeline).toEqual(timeline));
});
