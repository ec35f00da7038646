import type { CardsView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { COMMON_SUSPENSIONS } from '@futsal-cup/domain/cup/player-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { TodayScreen } from '../today/today-screen';
import { CardsScreen } from './cards-screen';

const PATH = '/admin/match-logs/get-cards';
const COUNT = '/admin/match-logs/count-cards';
const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
const ANNA = { playerId: 'anna', teamId: 'team-Lions', name: 'Anna Keller', number: 7 };

const Matches = (['Bears', 'Foxes'] as const).map((visitor, index) =>
  buildKnownMatch('Lions', visitor, {
    ...{ matchId: `match ${index + 1}`, groupId: 'group-1', time: `1${index}:00` },
    ...(index === 0 ? { state: 'finished' as const, local: { goals: 1 }, visitor: { goals: 0 } } : {}),
  }),
);

let cups = 0;

/** A cup of its own, because the answer about a version of a cup is kept. */
function cupWith(changes: Partial<Cup> = {}): Cup {
  return buildCup({
    tournamentId: `cup-${(cups += 1)}`,
    Teams,
    Stages: [buildStage({ groups: [buildGroup({ groupId: 'group-1', Teams })], Matches })],
    playerRules: { ties: 'shared', suspensions: COMMON_SUSPENSIONS },
    ...changes,
  });
}

const MISSED = { ...ANNA, matchId: 'match 2', since: 'match 1', reason: 'red', hasPlayed: false } as const;
const SHOWN: CardsView = {
  cards: [{ ...ANNA, yellow: 2, secondYellow: 0, red: 1, yellowAndRed: 0 }],
  suspensions: [MISSED],
  uncounted: 0,
};

function answer(view: Partial<CardsView> = {}, fake: FakeAnswer = {}) {
  const answers = { [PATH]: { data: { ...SHOWN, ...view }, ...fake }, [COUNT]: { data: { matches: 2 } } };
  const calls = fakeApi(answers);
  return { answers, sentTo: (path: string) => calls.filter((call) => call.path === path) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('says who misses which match and why, by number and full name, and who has which cards', async () => {
  answer();
  renderAdmin(<CardsScreen />, cupWith());
  const item = (await screen.findByRole('heading', { name: '7 Anna Keller' })).closest('li');
  expect(item?.textContent).toMatch(/Lions.*Misses: Lions – Foxes.*Reason: red, Lions – Bears/);
  expect(screen.getByText('Yellow: 2, Red: 1')).toBeTruthy();
  expect(screen.queryByText('Cards of older matches')).toBeNull();
});

test('names who misses a match that is not known yet, on the page of cards and today', async () => {
  answer({ suspensions: [{ ...MISSED, matchId: null }, MISSED, { ...MISSED, matchId: null }] });
  const cup = cupWith();
  renderAdmin(<CardsScreen />, cup);
  const headings = await screen.findAllByRole('heading', { name: '7 Anna Keller' });
  expect(headings.map((heading) => heading.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Misses: Lions – Foxes'),
    ...Array<unknown>(2).fill(expect.stringContaining('Misses: Next match (none known yet)')),
  ]);
  renderAdmin(<TodayScreen />, cup);
  const item = (await screen.findByText('Next match (none known yet)')).closest('li');
  expect(item?.textContent).toMatch(/Suspended: 7 Anna Keller \(red\)$/);
});

test('warns where a suspended player played all the same', async () => {
  answer({ suspensions: [{ ...MISSED, matchId: 'match 1', hasPlayed: true }, MISSED] });
  renderAdmin(<CardsScreen />, cupWith());
  const items = (await screen.findAllByRole('heading', { name: '7 Anna Keller' })).map(
    (heading) => heading.closest('li') ?? heading,
  );
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Misses: Lions – Foxes'),
    expect.stringContaining('Missed: Lions – Bears'),
  ]);
  expect(items.map((item) => within(item).queryByText(/has the player all the same/) !== null)).toEqual([
    false,
    true,
  ]);
});

test('says what to do where nobody is suspended by rule, and counts what is not counted yet', async () => {
  const { sentTo } = answer({ cards: [], suspensions: [], uncounted: 2 });
  renderAdmin(<CardsScreen />, cupWith({ playerRules: null }));
  const link = await screen.findByRole('link', { name: 'To the tournament details' });
  expect(link.getAttribute('href')).toBe('/admin/tournament-details');
  expect(screen.getByText(/^No player has a card/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Count the cards of older matches' }));
  await waitFor(() => expect(sentTo(COUNT)).toHaveLength(1));
});

test('today names who misses a match to come', async () => {
  answer({ suspensions: [MISSED, { ...MISSED, matchId: 'match 1' }] });
  renderAdmin(<TodayScreen />, cupWith());
  const panel = within(await screen.findByRole('heading', { name: 'Suspensions' }).then(sectionOf));
  expect(panel.getAllByText('Suspended: 7 Anna Keller (red)')).toHaveLength(1);
  expect(panel.getByText(/^Lions – Foxes/)).toBeTruthy();
});

function sectionOf(heading: HTMLElement): HTMLElement {
  return heading.closest('section') ?? heading;
}

test('today asks nothing where nobody is suspended by rule', async () => {
  const { sentTo } = answer();
  renderAdmin(<TodayScreen />, cupWith({ playerRules: { ties: 'fewer-matches', suspensions: null } }));
  await act(async () => {});
  expect(sentTo(PATH)).toEqual([]);
});

test('what was known stays on today while the server does not answer about a newer version', async () => {
  const { answers, sentTo } = answer();
  const cup = cupWith();
  const { showCup } = renderAdmin(<TodayScreen />, cup);
  await screen.findByText('Suspended: 7 Anna Keller (red)');
  answers[PATH] = { ...answers[PATH], isLost: true };
  showCup({ ...cup, version: 'newer' });
  await waitFor(() => expect(sentTo(PATH).length).toBeGreaterThan(1));
  expect(screen.getByText('Suspended: 7 Anna Keller (red)')).toBeTruthy();
});

test('nothing stays on today once nobody is suspended by rule, nor of another cup', async () => {
  const { answers, sentTo } = answer();
  const cup = cupWith();
  const { showCup } = renderAdmin(<TodayScreen />, cup);
  await screen.findByText('Suspended: 7 Anna Keller (red)');
  showCup({ ...cup, playerRules: null });
  expect(screen.queryByText('Suspensions')).toBeNull();
  showCup(cup);
  await screen.findByText('Suspended: 7 Anna Keller (red)');
  answers[PATH] = { ...answers[PATH], isLost: true };
  showCup(cupWith());
  expect(screen.queryByText('Suspended: 7 Anna Keller (red)')).toBeNull();
  await waitFor(() => expect(sentTo(PATH).length).toBeGreaterThan(1));
  expect(screen.queryByText('Suspended: 7 Anna Keller (red)')).toBeNull();
});
