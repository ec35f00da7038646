import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Match } from '../../shared/cup/cup';
import { keepCupStateTexts } from '../../shared/texts/cup-state-texts';
import { cupStateTexts } from '../../shared/texts/en/parts/cup-state';
import { buildCup, buildMatch, buildTeam } from '../../testing/build-view';
import { MyTeam } from './my-team';

const CLOCK = { now: Date.parse('2030-05-11T14:00Z'), timeZone: 'UTC' };
const LIONS = { ...buildTeam('Lions'), teamId: 'lions' };

function titlesOf(...matches: readonly Match[]): (string | undefined)[] {
  keepCupStateTexts('en', cupStateTexts);
  render(
    <MemoryRouter>
      <MyTeam
        cup={buildCup({ Teams: [LIONS] })}
        teamId={LIONS.teamId}
        lists={arrangeMatches(matches, CLOCK)}
        clock={CLOCK}
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent ?? '');
}

test.each([
  ['13:50', 'Due now'],
  ['10:00', 'Awaiting result'],
] as const)('a match of the team that kicked off at %s is what it is: %s', (time, state) => {
  expect(titlesOf(buildMatch({ date: '2030-05-11', time }))).toEqual([state]);
});

test('a match that is being played is live', () => {
  expect(titlesOf(buildMatch({ date: '2030-05-11', time: '13:50', state: 'live' }))).toEqual(['Live']);
});

test('a postponed match is not the next one', () => {
  const postponed = buildMatch({ date: '2030-05-11', time: '16:00', state: 'postponed' });
  const next = buildMatch({ date: '2030-05-11', time: '17:00' });
  expect(titlesOf(postponed, next)).toEqual(['Next']);
  expect(screen.getByText(/17:00/)).toBeTruthy();
});

const finished = (time: string, goals: number) =>
  buildMatch({
    date: '2030-05-11',
    time,
    local: { team: LIONS, goals },
    visitor: { goals: 0 },
    state: 'finished',
  });

test('the last three results stand there, the latest first, after what is on and what comes', () => {
  const results = [1, 2, 3, 4].map((goals) => finished(`0${goals}:00`, goals));
  const on = buildMatch({ date: '2030-05-11', time: '13:50' });
  expect(titlesOf(...results, on, buildMatch({ date: '2030-05-12' }))).toEqual([
    'Due now',
    'Next',
    'Last',
    'Last',
    'Last',
  ]);
  const scores = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(scores.slice(2).map((text) => /[1-4]–/.exec(text)?.[0])).toEqual(['4–', '3–', '2–']);
});
