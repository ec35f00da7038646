import { searchContradiction } from '@futsal-cup/domain/plan/find-contradiction';
import { finish } from '@futsal-cup/domain/plan/timetable/find-timetable';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { buildCup } from '../../../testing/build-view';
import { Contradiction } from './contradiction';

function say(settings: PlanSettings): string {
  render(
    <MemoryRouter>
      <CupContext value={buildCup({})}>
        <Contradiction why={finish(searchContradiction(settings))} settings={settings} />
      </CupContext>
    </MemoryRouter>,
  );
  return screen.getByRole('alert').textContent ?? '';
}

test('a contradiction is the list of its demands', () => {
  // Three matches with five minutes of rest begin at 8:00, 8:17 and 8:34.
  const days = [{ date: '2027-03-06', from: '08:00', to: '08:45' }];
  const settings = buildPlanSettings({ teams: 3, time: { days, leastRest: 5 } });
  expect(say(settings)).toContain('a rest of 5 minutes');
});

test('the day of a stage and a break are named where they leave no time', () => {
  const days = ['06', '07'].map((day) => ({ date: `2027-03-${day}`, from: '08:00', to: '09:00' }));
  const breaks = [{ day: 1, from: '08:05', to: '08:55' }];
  const steps = [{}, { day: 1 }];
  const format = { groups: 1, qualifiers: 2 };
  const said = say(buildPlanSettings({ teams: 3, format, time: { days, breaks }, steps }));
  expect(said).toContain('Final on 07/03/2027');
  expect(said).toContain('a break from 08:05 to 08:55 (07/03/2027)');
});
