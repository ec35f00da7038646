import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { buildCup, buildKnownMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { Scoreboard } from './scoreboard';

const score = { local: { goals: 2 }, visitor: { goals: 1 } };
const played = buildKnownMatch('Lions', 'Bears', { time: '10:00', ...score });
const wolves = buildKnownMatch('Wolves', 'Foxes', { time: '13:00', location: 'Hall 1' });
const otters = buildKnownMatch('Otters', 'Hares', { time: '13:00', location: 'Hall 2' });

function renderAt(time: string, ...matches: readonly Match[]) {
  const clock = { timeZone: 'UTC', now: Date.parse(`2030-05-11T${time}Z`) };
  renderPage(<Scoreboard cup={buildCup()} lists={arrangeMatches(matches, clock)} clock={clock} />);
  return screen.getByRole('region', { name: 'Scoreboard' });
}

describe('the scoreboard', () => {
  test('shows a sample before the first kick-off, and calls it one', async () => {
    renderAt('12:59:59', wolves, otters);
    expect(await screen.findByText('Sample')).toBeTruthy();
    expect(screen.getAllByRole('region', { name: 'Scoreboard' })).toHaveLength(1);
  });

  test('shows the match that is due', () => {
    const board = renderAt('13:10:00', played, wolves).textContent;
    expect(board).toContain('Due now');
    expect(board).toContain('Wolves');
    expect(board).toContain('(-)');
    expect(board).not.toContain('Lions');
  });

  test('shows every match that is due or awaits its result', () => {
    const earlier = buildKnownMatch('Eagles', 'Storks', { time: '08:00' });
    const rows = within(renderAt('13:10:00', played, earlier, wolves, otters)).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Due now.*Wolves.*Hall 1/),
      expect.stringMatching(/Due now.*Otters.*Hall 2/),
      expect.stringMatching(/Awaiting result.*Eagles/),
    ]);
  });

  test('waits for the result of a match that is over, and does not call that a result', () => {
    const board = renderAt('15:00:00', wolves).textContent;
    expect(board).toContain('Awaiting result');
    expect(board).not.toContain('Result');
  });

  test('shows the latest result while no match is due, though its two hours are not over', () => {
    const board = renderAt('10:30:00', played, wolves).textContent;
    expect(board).toContain('Result');
    expect(board).toContain('2– to 1');
  });

  test('shows a match that is played before what is due, with its running score and its clock', () => {
    const running = { local: { goals: 3, kicks: null }, visitor: { goals: 1, kicks: null } };
    const live = { phase: 'half-time', runningSince: null, elapsed: 0, kicks: null, log: 5 } as const;
    const now = buildKnownMatch('Wolves', 'Foxes', {
      time: '12:00',
      state: 'live',
      live: { ...live, goals: [3, 1], fouls: [0, 0], phaseNote: 'break', boardNote: 'Half-time' },
      running,
    });
    const clock = { timeZone: 'UTC', now: Date.parse('2030-05-11T13:10:00Z') };
    renderPage(<Scoreboard cup={buildCup()} lists={arrangeMatches([otters, now], clock)} clock={clock} />);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Live.*Wolves.*3– to 1.*Foxes.*Half-time/);
    expect(
      within(first ?? document.body)
        .getByRole('link', { name: 'Wolves' })
        .getAttribute('href'),
    ).toBe('/team?tournament=cup-1&team=team-Wolves');
  });

  test('leads from a score to the page of the match', () => {
    const link = within(renderAt('10:30:00', played)).getByTitle('Lions – Bears');
    expect(link.getAttribute('href')).toBe(`/match?tournament=cup-1&match=${played.matchId}`);
  });
});

describe('the scoreboard without results', () => {
  const draw = (time: string, ...matches: readonly Match[]) => {
    const clock = { timeZone: 'UTC', now: Date.parse(`2030-05-11T${time}Z`) };
    const hidden = matches.map((match) => ({ ...match, shown: 'no-results' as const }));
    const cup = buildCup({ shown: 'no-results' });
    return renderPage(<Scoreboard cup={cup} lists={arrangeMatches(hidden, clock)} clock={clock} />).container;
  };

  test('has no sample before the first kick-off', () => {
    expect(draw('12:59:59', wolves).textContent).toBe('');
  });

  test('is about what is on, and else about what was played last', () => {
    draw('13:10:00', wolves);
    expect(screen.getByRole('region', { name: 'Matches' }).textContent).toContain('Due now');
    const over = draw('23:00:00', wolves).textContent;
    expect(over).toMatch(/^MatchesPlayed/);
    expect(over).not.toMatch(/Result|Scoreboard/);
  });

  test('calls an annulled match annulled, and not abandoned', () => {
    const annulled = buildKnownMatch('Lions', 'Bears', { state: 'abandoned', readAs: 'annulled' });
    const clock = { timeZone: 'UTC', now: Date.parse('2030-05-11T15:00:00Z') };
    const lists = { upcoming: [], board: [annulled], results: [] };
    renderPage(<Scoreboard cup={buildCup()} lists={lists} clock={clock} />);
    const board = screen.getByRole('region', { name: 'Scoreboard' }).textContent;
    expect(board).toContain('Annulled: team withdrew');
    expect(board).not.toContain('Abandoned');
  });
});
