import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildKnownMatch, buildMatch, buildStage } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { LastResults } from './last-results';

const played = (day: string, local: string, visitor: string, goals: readonly [number, number]) =>
  buildKnownMatch(local, visitor, {
    date: `2030-05-${day}`,
    state: 'finished',
    local: { goals: goals[0] },
    visitor: { goals: goals[1] },
  });

const today = buildKnownMatch('Lions', 'Bears', { date: '2030-05-11' });
const Matches = [
  played('09', 'Lions', 'Foxes', [2, 0]),
  played('10', 'Wolves', 'Lions', [1, 1]),
  today,
  played('12', 'Lions', 'Wolves', [0, 5]),
];

function linesOf(team: string): (string | null)[] {
  const section = screen.getByRole('heading', { level: 3, name: team }).closest('section') ?? document.body;
  return within(section)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('both teams have their matches before this one: letters and lines, the latest first', () => {
  renderPage(<LastResults cup={{ Stages: [buildStage({ Matches })] }} match={today} />);
  const [drawn, won, latest, earlier, ...none] = linesOf('Lions');
  expect([drawn, won]).toEqual(['DDrawn: Wolves – Lions 1–1', 'WWon: Lions – Foxes 2–0']);
  expect(latest).toContain('Wolves – Lions');
  expect(earlier).toContain('Lions – Foxes');
  expect(none).toEqual([]);
  expect(linesOf('Bears')).toEqual([]);
  expect(screen.getByText('No earlier match in this cup.')).toBeTruthy();
});

test('each name in a line leads to its team, and the score to the match', () => {
  renderPage(<LastResults cup={{ Stages: [buildStage({ Matches })] }} match={today} />);
  const latest = screen.getByText(/^10\/05\/2030/).closest('li') ?? document.body;
  const links = within(latest).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Wolves', '/team?tournament=cup-1&team=team-Wolves'],
    ['Lions', '/team?tournament=cup-1&team=team-Lions'],
    ['1– to 1', `/match?tournament=cup-1&match=${Matches[1]?.matchId}`],
  ]);
});

test('nothing is said while neither team is known', () => {
  const open = buildMatch({ local: { team: null }, visitor: { team: null } });
  renderPage(<LastResults cup={{ Stages: [] }} match={open} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
