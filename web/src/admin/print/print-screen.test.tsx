import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { COMMON_SUSPENSIONS } from '@futsal-cup/domain/cup/player-rules';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { buildPlayedCategories } from '../../testing/build-categories';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildOpenMatch,
  buildRow,
  buildStage,
  buildStoredTeam,
  buildTeam,
  toTournamentView,
} from '../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { Component as PrintPage } from './print-page';
import { PrintScreen } from './print-screen';

const STORED = '/admin/teams/get-by-tournament';
const CARDS = '/admin/match-logs/get-cards';

const LIONS = {
  ...buildStoredTeam('Lions'),
  Players: [
    { playerId: 'ada', name: 'Ada Amsler', number: 7, isCaptain: true as const },
    { playerId: 'bea', name: 'Beatrice Burri' },
  ],
};
const BEARS = buildStoredTeam('Bears', { C: 'Cleo Caduff' });

const squads = (...Teams: readonly object[]): FakeAnswer => ({ data: { tournament: { Teams } } });

function buildPlayed(changes: Partial<Cup> = {}): Cup {
  const Stage = { stageId: 'final', name: 'Final' };
  const match = buildKnownMatch('Lions', 'Bears', {
    ...{ matchId: 'opening', stageId: 'stage-1', groupId: 'group-1', refereeTeamId: 'team-Wolves' },
    ...{ state: 'finished', local: { goals: 3 }, visitor: { goals: 1 } },
  });
  const final = buildOpenMatch({
    ...{ matchId: 'last', stageId: 'final', Stage, matchNumber: 1, location: 'Hall 2', time: '12:00' },
    ...{ local: { placeholder: '1. Group A' }, visitor: { placeholder: '2. Group A' } },
  });
  const standings = ['Lions', 'Bears'].map((name, index) =>
    buildRow({ teamId: `team-${name}`, name, position: index + 1 }),
  );
  return buildCup({
    Teams: [buildTeam('Lions'), buildTeam('Bears'), buildTeam('Wolves')],
    Stages: [
      buildStage({ groups: [buildGroup({ standings })], Matches: [match] }),
      buildStage({ ...Stage, type: 'knockout', order: 2, Matches: [final] }),
    ],
    ...changes,
  });
}

function open(address: string, cup = buildPlayed(), answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi(answers);
  return { calls, answers, ...renderAdmin(<PrintScreen />, cup, `/admin/print${address}`) };
}

const preview = () => screen.getByRole('region', { name: 'What is printed' });

/** The words of the preview, a space between two elements. */
const printed = () =>
  [...preview().querySelectorAll('*')].map(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent)
      .join(''),
  );

afterEach(() => vi.unstubAllGlobals());

test('fixtures have each match once, with its score and the team that referees it', () => {
  open('');
  const rows = within(preview()).getAllByRole('row').slice(2);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '10:00Lions3 : 1BearsHall 1Group stage · Group AWolves',
    '12:0011. Group A : 2. Group AHall 2Final',
  ]);
});

test('the page reads and prints what everybody sees, of an award without tables that nobody played', async () => {
  const shown = 'no-tables' as const;
  const match = buildKnownMatch('Lions', 'Bears', { state: 'abandoned', readAs: 'nobody', shown });
  const cup = buildPlayed({ shown, Stages: [buildStage({ Matches: [match] })] });
  const calls = fakeApi({ '/tournaments/cup-1': { data: { tournament: toTournamentView(cup) } } });
  chooseTournament(cup);
  const { unmount } = renderAdmin(<PrintPage />, cup, '/admin/print');
  const score = (await screen.findByText('Not played')).closest('td');
  expect(score?.textContent).toBe(' : Not played');
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/tournaments/cup-1']));
  unmount();
  act(clearTournament);
});

test('what is chosen is printed, and is asked for as the address says', async () => {
  open('?what=fixtures&court=Hall 2');
  expect(within(preview()).queryByText('Lions')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Court').value).toBe('Hall 2');
  await userEvent.selectOptions(screen.getByLabelText('Court'), 'Hall 1');
  expect(within(preview()).getByText('Lions')).toBeTruthy();
});

test('an address that names an unknown court says so, and nothing is printed', () => {
  open('?what=court-day&court=Hall 9');
  expect(screen.getAllByText('This cup has none like that. Please choose again.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test.each([
  ['fixtures', 'There are no matches to print.'],
  ['court-day', 'There are no matches with a court to print.'],
  ['tables', 'There are no tables to print.'],
  ['bracket', 'There is no bracket to print.'],
  ['standings', 'There are no decided places to print.'],
  ['sheets', 'There are no matches to print.'],
  ['certificates', 'There are no teams to print.'],
])('an empty cup has nothing of %s, and says what is missing', (kind, text) => {
  open(`?what=${kind}`, buildCup());
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('a score sheet has both squads as they are stored, and only the rows that its match may need', async () => {
  open('?what=sheets', buildPlayed({ matchRules: MATCH_RULE_PRESETS.futsal }), {
    [STORED]: squads(LIONS, BEARS),
  });
  const first = (await screen.findAllByText('Ada Amsler (C)'))[0]?.closest('section');
  if (!first) throw new Error('The sheet is missing.');
  expect(within(first).getByText('Cleo Caduff')).toBeTruthy();
  expect(within(first).getByText('Wolves')).toBeTruthy();
  expect(within(first).getByText('Half-time')).toBeTruthy();
  expect(within(first).queryByText('Extra time')).toBeNull();
  const [ofFinal] = screen.getAllByText('Extra time');
  expect(ofFinal?.closest('section')?.textContent).toContain('1. Group A');
  expect(screen.getAllByText('Penalties')).toHaveLength(1);
});

test('nothing printed of a postponed match has the time that is over', async () => {
  const final = { stageId: 'final', Stage: { stageId: 'final', name: 'Final' }, matchNumber: 1 };
  const match = buildKnownMatch('Lions', 'Bears', { ...final, state: 'postponed' });
  const cup = buildPlayed({
    Stages: [buildStage({ ...final.Stage, type: 'knockout', Matches: [match] })],
  });
  for (const what of ['fixtures', 'bracket', 'sheets']) {
    const { unmount } = open(`?what=${what}`, cup, { [STORED]: squads(LIONS, BEARS) });
    await screen.findAllByText(/Lions/);
    expect(preview().textContent).toContain('Bears');
    expect(preview().textContent).not.toMatch(/10:00|11\/05/);
    unmount();
  }
});

test('who misses a match is marked on its sheet', async () => {
  const playerRules = { ties: 'shared', suspensions: COMMON_SUSPENSIONS } as const;
  const suspended = {
    playerId: 'bea',
    teamId: 'team-Lions',
    matchId: 'opening',
    reason: 'red',
    since: 'x',
    hasPlayed: false,
  };
  open('?what=sheets', buildPlayed({ playerRules }), {
    [STORED]: squads(LIONS, BEARS),
    [CARDS]: { data: { cards: [], uncounted: 0, suspensions: [suspended] } },
  });
  expect(await screen.findByText('Beatrice Burri – suspended')).toBeTruthy();
});

test('no sheet is printed while the squads are not read, and they can be read again', async () => {
  const { answers } = open('?what=sheets', buildPlayed(), { [STORED]: { isLost: true } });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  answers[STORED] = squads(LIONS, BEARS);
  await userEvent.click(again);
  expect(await screen.findByText('Ada Amsler (C)')).toBeTruthy();
});

test('a cup without tables prints none, and its certificates have no place', async () => {
  const cup = buildPlayedCategories({ shown: 'no-tables' });
  for (const what of ['tables', 'bracket', 'standings']) {
    const { unmount } = open(`?what=${what}`, cup);
    expect(screen.getByText(/^Everybody sees this without tables .*: F juniors, E juniors\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    unmount();
  }
  open('?what=certificates', cup, { [STORED]: squads() });
  expect(await screen.findAllByText('took part')).toHaveLength(4);
  expect(printed().filter((text) => text.startsWith('Place'))).toEqual([]);
});

test('certificates of several days are of the last one', async () => {
  const Matches = ['2030-05-11', '2030-05-12'].map((date) => buildMatch({ matchId: date, date }));
  const cup = buildCup({ Teams: [buildTeam('Lions')], Stages: [buildStage({ Matches })] });
  open('?what=certificates', cup, { [STORED]: squads(LIONS) });
  expect(await screen.findByText('12/05/2030')).toBeTruthy();
  expect(screen.queryByText('11/05/2030')).toBeNull();
});

test('each category has its own final standings, and certificates with the places', async () => {
  const { unmount } = open('?what=standings&category=f', buildPlayedCategories());
  expect(screen.getByText('F juniors – Spring Cup')).toBeTruthy();
  expect(screen.queryByText('Eagles')).toBeNull();
  unmount();
  open('?what=certificates', buildPlayedCategories(), { [STORED]: squads() });
  await screen.findAllByText('Place 1');
  expect(
    printed()
      .filter((text) => text.startsWith('Place'))
      .sort(),
  ).toEqual(['Place 1', 'Place 1', 'Place 2', 'Place 2']);
});
