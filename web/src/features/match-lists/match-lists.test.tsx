import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../shared/cup/cup';
import { buildCup, buildMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { PrintedBoard, Results, UpcomingMatches } from './match-lists';

const cup = buildCup();
const CLOCK = { timeZone: 'UTC', now: Date.parse('2030-05-11T12:00:00Z') };

function renderLists(...matches: readonly Match[]) {
  const lists = arrangeMatches(matches, CLOCK);
  renderPage(
    <>
      <PrintedBoard cup={cup} matches={lists.board} />
      <UpcomingMatches cup={cup} matches={lists.upcoming} />
      <Results cup={cup} matches={lists.results} />
    </>,
  );
}

function daysOf(id: string): (string | null)[] {
  const list = document.getElementById(id) ?? document.body;
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

describe('the lists of matches', () => {
  test('have postponed matches last among the upcoming, under no day', () => {
    renderLists(
      buildMatch({ date: '2030-05-01', state: 'postponed' }),
      buildMatch({ date: '2030-05-12' }),
      buildMatch({ date: '2030-05-13' }),
    );
    expect(daysOf('upcoming')).toEqual(['12/05/2030', '13/05/2030', 'Postponed']);
  });

  test('name what was broken off and what was won by forfeit among the results', () => {
    const won = { local: { goals: 3 }, visitor: { goals: 0 } };
    renderLists(
      buildMatch({ date: '2030-05-01', state: 'abandoned' }),
      buildMatch({ date: '2030-05-02', state: 'finished', isForfeit: true, ...won }),
    );
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringContaining('Forfeit'), expect.stringContaining('Abandoned')]);
    expect(rows[1]).toContain('(-)');
  });

  test('have every match of the board on paper, and none of it on the screen', () => {
    const due = Array.from({ length: 20 }, (_, index) =>
      buildMatch({ date: '2030-05-11', time: `10:${10 + index}` }),
    );
    renderLists(...due, buildMatch({ date: '2030-05-12' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByRole('heading', { name: 'Scoreboard' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(21);
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
