import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { buildCup, buildMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { BoardAndNext } from './board-and-next';

const CLOCK = { now: Date.parse('2030-05-11T14:00Z'), timeZone: 'UTC' };
const live = buildMatch({ date: '2030-05-11', time: '13:50', state: 'live' });
const played = buildMatch({
  date: '2030-05-11',
  time: '10:00',
  local: { goals: 2 },
  visitor: { goals: 0 },
  state: 'finished',
});
const next = buildMatch({ date: '2030-05-12' });
const postponed = buildMatch({ date: '2030-05-11', time: '16:00', state: 'postponed' });

function headings(...matches: readonly Match[]): (string | null)[] {
  renderPage(<BoardAndNext cup={buildCup()} lists={arrangeMatches(matches, CLOCK)} clock={CLOCK} />);
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test.each([
  ['the board while a match is on', [played, live, next], 'Scoreboard'],
  ['what comes next while nothing is on', [played, next], 'Next Match'],
  ['what comes next before the first kick-off', [next], 'Next Match'],
  ['the board when all is played', [played], 'Scoreboard'],
  ['the board while nobody knows when it goes on', [played, postponed], 'Scoreboard'],
] as const)('first stands %s', (_what, matches, first) => {
  expect(headings(...matches)[0]).toBe(first);
});

test('once all is played the board stands alone', () => {
  expect(headings(played)).toEqual(['Scoreboard']);
});
