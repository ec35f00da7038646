import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCupOfCategories } from '../../../testing/build-categories';
import { renderAdmin } from '../../../testing/render-admin';
import { PublishedContext } from '../published/published-context';
import { BlocksNotice } from './blocks-notice';

function show(view: PlanView | null) {
  renderAdmin(
    <PublishedContext value={view}>
      <BlocksNotice />
    </PublishedContext>,
    buildCupOfCategories(['F', 'E']),
  );
}

const BEFORE = { form: 2, slots: [], updatedAt: '2030-01-01T09:00:00.000Z' };

test('a plan from before the categories is told from no plan', () => {
  show({ ...BEFORE, settings: buildPlanSettings({ teams: 4 }) });
  expect(screen.getByText(/^A plan without categories was published on .*2030/)).toBeTruthy();
});

test('a plan of another version of the site is told from no plan', () => {
  show({ ...BEFORE, form: 9, settings: null });
  expect(screen.getByRole('alert').textContent).toContain('form 9; this page reads form 3');
});

test('without a plan, what is typed is a draft', () => {
  show(null);
  expect(screen.getByText(/^This draft is in this browser only/)).toBeTruthy();
});
