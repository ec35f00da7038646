import { searchContradiction } from '@futsal-cup/domain/plan/find-contradiction';
import { finish } from '@futsal-cup/domain/plan/timetable/find-timetable';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { buildCup } from '../../../testing/build-view';
import { Contradiction } from './contradiction';

test('a contradiction is the list of its demands', () => {
  // Three matches with five minutes of rest begin at 8:00, 8:17 and 8:34.
  const days = [{ date: '2027-03-06', from: '08:00', to: '08:45' }];
  const settings = buildPlanSettings({ teams: 3, time: { days, leastRest: 5 } });
  render(
    <MemoryRouter>
      <CupContext value={buildCup({})}>
        <Contradiction why={finish(searchContradiction(settings))} settings={settings} />
      </CupContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('a rest of 5 minutes');
});
