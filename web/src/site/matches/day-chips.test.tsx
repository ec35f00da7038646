import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { buildMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { DayChips } from './day-chips';

const CLOCK = { timeZone: 'UTC', now: Date.parse('2030-05-11T12:00:00Z') };
const SCORE = { local: { goals: 1 }, visitor: { goals: 0 }, state: 'finished' } as const;

const waiting = buildMatch({ date: '2030-05-09' });
const played = buildMatch({ date: '2030-05-10', ...SCORE });
const alsoWaiting = buildMatch({ date: '2030-05-10' });
const due = buildMatch({ date: '2030-05-11', time: '11:55' });
const later = buildMatch({ date: '2030-05-11', time: '16:00' });

function chipsOf(...matches: readonly Match[]): string[][] {
  renderPage(<DayChips lists={arrangeMatches(matches, CLOCK)} />);
  return screen
    .queryAllByRole('link')
    .map((chip) => [chip.textContent, chip.getAttribute('href')?.replace(/^.*#/, '') ?? '']);
}

describe('the days of a cup', () => {
  test('lead each to its matches, in whichever list these are', () => {
    expect(chipsOf(waiting, played, alsoWaiting, due, later)).toEqual([
      ['Thu 09/05', 'scoreboard'],
      ['Fri 10/05', 'results-2030-05-10'],
      ['Sat 11/05', 'upcoming-2030-05-11'],
    ]);
  });

  test('need no chip where there is one', () => {
    expect(chipsOf(later)).toEqual([]);
  });
});
