import { searchContradiction } from '@futsal-cup/domain/plan/find-contradiction';
import { finish } from '@futsal-cup/domain/plan/timetable/find-timetable';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { buildCup } from '../../../testing/build-view';
import { Contradiction } from './contradiction';

/** Three matches with five minutes of rest can begin at 8:00, 8:17 and 8:34, but not if matches begin only every 15 minutes. */
function showWhy(until: string) {
  const days = [{ date: '2027-03-06', from: '08:00', to: until }];
  const settings = buildPlanSettings({ teams: 3, time: { days, leastRest: 5 } });
  const why = finish(searchContradiction(settings));
  render(
    <MemoryRouter>
      <CupContext value={buildCup({})}>
        <Contradiction why={why} settings={settings} />
      </CupContext>
    </MemoryRouter>,
  );
}

const HINT = 'This is so with starts every 15 minutes from opening; with others there may be a plan.';

test('a contradiction that other beginnings might solve says so', () => {
  showWhy('08:46');
  expect(screen.getByText(HINT)).toBeDefined();
});

test('one that they cannot solve does not', () => {
  showWhy('08:45');
  expect(screen.getByRole('alert').textContent).toContain('a rest of 5 minutes');
  expect(screen.queryByText(HINT)).toBeNull();
});
