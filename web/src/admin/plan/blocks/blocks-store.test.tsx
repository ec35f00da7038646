import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCupOfCategories } from '../../../testing/build-categories';
import { CupContext } from '../../cup/cup-context';
import { PublishedContext } from '../published/published-context';
import { useBlocksDraft } from './blocks-store';

function planOf(settings: BlocksSettings, updatedAt: string): PlanView {
  return { form: 3, settings: null, slots: [], blocks: { settings, slots: [] }, updatedAt };
}

test('a draft of the blocks is overtaken by a plan that a colleague publishes, until it is kept or given up', () => {
  const cup = buildCupOfCategories(['F', 'E'], { tournamentId: 'overtaken' });
  let view: PlanView | null = null;
  const { result, rerender } = renderHook(useBlocksDraft, {
    wrapper: ({ children }) => (
      <CupContext value={cup}>
        <PublishedContext value={view}>{children}</PublishedContext>
      </CupContext>
    ),
  });
  const publish = (settings: BlocksSettings, updatedAt: string) => {
    view = planOf(settings, updatedAt);
    rerender();
  };
  const { settings } = result.current;
  expect(result.current.state).toBe('none');
  publish(settings, '2030-01-01T00:00:00.000Z');
  act(() => result.current.giveUp());
  expect(result.current.state).toBe('published');
  act(() => result.current.change({ minutesBetween: '4' }));
  expect(result.current.state).toBe('draft');
  publish({ ...settings, leastRest: 25 }, '2030-01-02T00:00:00.000Z');
  expect(result.current.state).toBe('overtaken');
  act(() => result.current.keepDraft());
  expect(result.current.state).toBe('draft');
  expect(result.current.settings).toMatchObject({ minutesBetween: 4, leastRest: settings.leastRest });
  act(() => result.current.giveUp());
  expect(result.current.state).toBe('published');
  expect(result.current.settings.leastRest).toBe(25);
});
