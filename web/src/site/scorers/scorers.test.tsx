import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ofCards, type CardCounts } from '@futsal-cup/domain/cup/table-rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Cup, Match } from '../../shelf/cup/cup';
import {
  buildCup,
  buildKnownMatch,
  buildStage,
  buildTeam,
  type MatchChanges,
} from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { playerTablesOf } from '../../shelf/lists/player-tables';
import { Scorers } from './scorers';

function withGoals(name: string, goals: Readonly<Record<string, number>>): PublicTeamView {
  const team = buildTeam(name, Object.keys(goals));
  const Players = team.Players.map((player) => ({ ...player, goals: goals[player.shownAs] ?? 0 }));
  return { ...team, Players };
}

function cards(players: Partial<CardCounts>) {
  const none = ofCards(() => 0);
  return { players: { ...none, ...players }, officials: none };
}

const CARDS = { local: cards({ yellow: 1, yellowAndRed: 1 }), visitor: cards({ secondYellow: 1 }) };

function play(local: string, visitor: string, changes: MatchChanges = {}) {
  return buildKnownMatch(local, visitor, { state: 'finished', ...changes });
}

const TEAMS = [
  withGoals('Bears', { 'Zoe A.': 2, 'Éva B.': 2, 'Bea B.': 0 }),
  withGoals('Lions', { 'Eva C.': 2, 'Anna L.': 4 }),
];

function draw(changes: Partial<Cup>): void {
  renderPage(<Scorers parts={playerTablesOf(buildCup({ Teams: TEAMS, ...changes }))} />);
}

function rowsOf(name: string): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => (cell.querySelector('a') ?? cell).textContent));
}

test('scorers share their places in the order of the alphabet, and who has not scored is none', () => {
  draw({});
  expect(rowsOf('Scorers')).toEqual([
    ['1', 'Anna L.', 'Lions', '4'],
    ['2', 'Éva B.', 'Bears', '2'],
    ['2', 'Eva C.', 'Lions', '2'],
    ['2', 'Zoe A.', 'Bears', '2'],
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Scorers');
  expect(screen.getAllByRole('link', { name: 'Lions' })[0]?.getAttribute('href')).toBe(
    '/team?tournament=cup-1&team=team-Lions',
  );
  expect(screen.queryByRole('table', { name: 'Fair-play table' })).toBeNull();
});

test('the fewer matches of their team rank them where the cup says so; one under review and an annulled one are none', () => {
  const annulled = play('Bears', 'Foxes', { state: 'abandoned', readAs: 'annulled' });
  const Matches = [play('Lions', 'Foxes'), play('Bears', 'Foxes', { teamsChanged: true }), annulled];
  draw({ playerRules: { ties: 'fewer-matches', suspensions: null }, Stages: [buildStage({ Matches })] });
  expect(rowsOf('Scorers').map(([place, name]) => `${place} ${name}`)).toEqual([
    '1 Anna L.',
    '2 Éva B.',
    '2 Zoe A.',
    '4 Eva C.',
  ]);
});

/** What is stored of a match that was awarded, or that a withdrawal has decided. */
function recorded(goals: number | null): Match['recorded'] {
  const none = { localTeamPenaltyScore: null, visitorTeamPenaltyScore: null, isForfeit: false };
  const state = goals === null ? 'scheduled' : 'finished';
  return { ...none, localTeamScore: goals, visitorTeamScore: goals, state, forfeit: null };
}

test('a match that nobody played is none that the team of a scorer has played, one awarded after it was played is', () => {
  const walkovers = [
    play('Lions', 'Foxes', { readAs: 'withdrawn', isForfeit: true, recorded: recorded(null) }),
    play('Lions', 'Foxes', { readAs: 'awarded', isForfeit: true, recorded: recorded(null) }),
  ];
  const awarded = play('Bears', 'Foxes', { readAs: 'awarded-as-played', recorded: recorded(1) });
  const Stages = [buildStage({ Matches: [...walkovers, awarded] })];
  draw({ playerRules: { ties: 'fewer-matches', suspensions: null }, Stages });
  expect(rowsOf('Scorers').map(([place, name]) => `${place} ${name}`)).toEqual([
    '1 Anna L.',
    '2 Eva C.',
    '3 Éva B.',
    '3 Zoe A.',
  ]);
});

test('a long list begins with twenty, and shows all when asked', async () => {
  const names = Array.from({ length: 23 }, (_, index) => [`Player ${index + 1}`, 1] as const);
  draw({ Teams: [withGoals('Lions', Object.fromEntries(names))] });
  expect(rowsOf('Scorers')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 23' }));
  expect(rowsOf('Scorers').at(-1)).toEqual(['1', 'Player 23', 'Lions', '1']);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(rowsOf('Scorers')).toHaveLength(20);
});

test('the fair-play table counts the cards of matches that are over and not annulled, also under review, for the teams that played', () => {
  const Matches = [
    play('Lions', 'Bears', { cards: CARDS }),
    play('Lions', 'Bears', { cards: CARDS, state: 'abandoned' }),
    play('Lions', 'Bears', { cards: CARDS, state: 'abandoned', readAs: 'annulled' }),
    play('Bears', 'Lions', {
      cards: CARDS,
      teamsChanged: true,
      scoredTeams: { local: 'team-Lions', visitor: 'team-Bears' },
    }),
    play('Lions', 'Bears', { readAs: 'awarded', recorded: recorded(null) }),
    play('Lions', 'Bears', { state: 'abandoned', readAs: 'nobody', recorded: recorded(null) }),
    play('Lions', 'Bears', { state: 'scheduled' }),
  ];
  draw({ Teams: TEAMS.map((team) => ({ ...team, Players: [] })), Stages: [buildStage({ Matches })] });
  expect(rowsOf('Fair-play table')).toEqual([
    ['1', 'Bears', '0', '3', '0', '9'],
    ['2', 'Lions', '6', '0', '3', '18'],
  ]);
  // Nobody has scored, so the section is called after its only table.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fair-play table');
  expect(screen.queryByText(/cards of some matches were not counted/)).toBeNull();
  expect(screen.getByText(/^The fewest points/).textContent).toBe(
    'The fewest points come first: yellow 1, second yellow 3, red 4, yellow and then red 5.',
  );
});

test('the fair-play table says that points were typed, and that cards of some matches are missing', () => {
  const Matches = [play('Lions', 'Bears', { cards: CARDS }), play('Lions', 'Bears', { cards: null })];
  const { unmount } = renderPage(
    <Scorers parts={playerTablesOf(buildCup({ Teams: TEAMS, Stages: [buildStage({ Matches })] }))} />,
  );
  expect(screen.getByText(/cards of some matches were not counted/)).toBeTruthy();
  unmount();
  const Teams = TEAMS.map((team, index) => ({ ...team, conduct: 5 - index }));
  draw({ Teams, conduct: { kind: 'typed' }, Stages: [buildStage({ Matches })] });
  expect(rowsOf('Fair-play table').map(([place, team, , , , points]) => [place, team, points])).toEqual([
    ['1', 'Lions', '4'],
    ['2', 'Bears', '5'],
  ]);
  expect(screen.getByText(/as the organisers have entered them/)).toBeTruthy();
});

test('each category has its own lists by its own rules, and one whose tables are off has none', () => {
  const Stages = [buildStage({ Matches: [play('Lions', 'Bears', { cards: CARDS })] })];
  const parts = ([undefined, 'no-tables'] as const).map((shown, index) =>
    buildCup({ Teams: TEAMS, Stages, category: ['F juniors', 'E juniors'][index], shown }),
  );
  draw({ parts, Stages });
  expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'F juniors – Scorers',
    'F juniors – Fair-play table',
  ]);
});

test.each([
  ['before anybody has scored', { Teams: [buildTeam('Lions', ['Anna L.'])] }],
  ['where everybody sees the cup without its tables', { shown: 'no-tables' }],
] as const)('there is nothing of it %s', (_, changes) => {
  draw({ ...changes });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
