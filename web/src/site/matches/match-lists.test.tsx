import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { buildCup, buildMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { MatchLists } from './match-lists';

const cup = buildCup();
const CLOCK = { timeZone: 'UTC', now: Date.parse('2030-05-11T12:00:00Z') };

function headings(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

/** Waits for both lists, because the second is drawn after the first. */
async function renderLists(...matches: readonly Match[]): Promise<void> {
  const lists = arrangeMatches(matches, CLOCK);
  renderPage(<MatchLists cup={cup} lists={lists} />);
  await waitFor(() => expect(headings()).toHaveLength(2));
}

function daysOf(id: string): (string | null)[] {
  const list = document.getElementById(id) ?? document.body;
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

describe('the lists of matches', () => {
  test('have postponed matches last among the upcoming, under no day', async () => {
    await renderLists(
      buildMatch({ date: '2030-05-01', state: 'postponed' }),
      buildMatch({ date: '2030-05-12' }),
      buildMatch({ date: '2030-05-13' }),
    );
    expect(daysOf('upcoming')).toEqual(['12/05/2030', '13/05/2030', 'Postponed']);
  });

  test('name what was broken off and what was won by forfeit among the results', async () => {
    const won = { local: { goals: 3 }, visitor: { goals: 0 } };
    await renderLists(
      buildMatch({ date: '2030-05-01', state: 'abandoned' }),
      buildMatch({ date: '2030-05-02', state: 'finished', isForfeit: true, ...won }),
    );
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringContaining('Forfeit'), expect.stringContaining('Abandoned')]);
    expect(rows[1]).toContain('(-)');
  });

  describe('begin', () => {
    const played = { local: { goals: 1 }, visitor: { goals: 0 }, state: 'finished' } as const;
    const results = [
      buildMatch({ date: '2030-05-10', time: '09:00', location: 'First', ...played }),
      buildMatch({ date: '2030-05-10', time: '18:00', location: 'Second', ...played }),
      buildMatch({ date: '2030-05-11', time: '09:00', location: 'Third', ...played }),
    ];

    test('with what is to come, as long as anything is', async () => {
      await renderLists(...results, buildMatch({ date: '2030-05-12' }));
      expect(headings()).toEqual(['Upcoming Matches', 'Results']);
    });

    test('with the results once nothing is to come, the latest first', async () => {
      await renderLists(...results);
      expect(headings()).toEqual(['Results', 'Upcoming Matches']);
      const places = screen
        .getAllByRole('listitem')
        .map(({ textContent }) => /[A-Z][a-z]+$/.exec(textContent)?.[0]);
      expect(places).toEqual(['Third', 'Second', 'First']);
    });
  });

  test('stay as they are when they change places', async () => {
    const played = { local: { goals: 1 }, visitor: { goals: 0 }, state: 'finished' } as const;
    const results = Array.from({ length: 30 }, () => buildMatch({ date: '2030-05-10', ...played }));
    const last = buildMatch({ date: '2030-05-12' });
    const listsOf = (matches: readonly Match[]) => (
      <MatchLists cup={cup} lists={arrangeMatches(matches, CLOCK)} />
    );
    const { rerender } = renderPage(listsOf([...results, last]));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(31));
    const before = document.getElementById('results');
    rerender(listsOf(results));
    expect(headings()).toEqual(['Results', 'Upcoming Matches']);
    expect(document.getElementById('results')).toBe(before);
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
  });

  test('lead from a day that is in both to what the other one has of it', async () => {
    const score = { local: { goals: 1 }, visitor: { goals: 0 }, state: 'finished' } as const;
    await renderLists(
      buildMatch({ date: '2030-05-10', ...score }),
      buildMatch({ date: '2030-05-11', time: '09:00', ...score }),
      buildMatch({ date: '2030-05-11', time: '10:00', ...score }),
      buildMatch({ date: '2030-05-11', time: '16:00' }),
      buildMatch({ date: '2030-05-11', state: 'postponed' }),
      buildMatch({ date: '2030-05-12' }),
    );
    const links = screen
      .getAllByRole('link', { name: /\(\d\)$/ })
      .map((link) => [link.closest('section')?.id, link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['upcoming-2030-05-11', 'Results (2)', expect.stringMatching(/#results-2030-05-11$/)],
      ['results-2030-05-11', 'Upcoming (1)', expect.stringMatching(/#upcoming-2030-05-11$/)],
    ]);
  });

  test('are one on paper, from the first day to the last, with what is on the board', async () => {
    const played = { local: { goals: 1 }, visitor: { goals: 0 }, state: 'finished' } as const;
    const due = Array.from({ length: 20 }, (_, index) =>
      buildMatch({ date: '2030-05-11', time: `10:${10 + index}` }),
    );
    await renderLists(
      buildMatch({ date: '2030-05-12' }),
      ...due,
      buildMatch({ date: '2030-05-10', ...played }),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent(window, new Event('beforeprint'));
    const onPaper = screen
      .getAllByRole('heading', { level: 3 })
      .filter((heading) => !heading.closest('[data-printing]'))
      .map((heading) => [
        heading.textContent,
        within(heading.closest('section') ?? document.body).getAllByRole('listitem').length,
      ]);
    expect(onPaper).toEqual([
      ['10/05/2030', 1],
      ['11/05/2030', 20],
      ['12/05/2030', 1],
    ]);
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
