import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { activeEntries } from '@futsal-cup/domain/match-log/active-entries';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { KeptItems } from '../../outbox/kept-items';
import { ScorePage } from './score-page';

function openPage(api: FakeScoreApi, firstKey: string | null = null) {
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={openDesk()} firstKey={firstKey} />);
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the link as Rita, and the only match. */
async function openMatch(api: FakeScoreApi) {
  const user = openPage(api, LINK_KEY);
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await button('Start'));
  await user.click(await button(/Lions/));
  return user;
}

/** Returns the active entries in the log of the match. */
const activeIn = (api: FakeScoreApi) => activeEntries(api.logs.get('match-1')?.entries ?? []);
const cardsIn = (api: FakeScoreApi) => activeIn(api).filter(({ kind }) => kind === 'card');
const kindsOf = (api: FakeScoreApi) => api.logs.get('match-1')?.entries.map(({ kind }) => kind);

describe('what is tapped on the page of the scorers', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('follows the rules of the stage of the match, where it has its own', async () => {
    const matchRules = MATCH_RULE_PRESETS.futsal;
    const user = await openMatch(new FakeScoreApi({ matches: [buildScorerMatch({ matchRules })] }));
    await user.click(await button('Start match'));
    expect(await button('End first half')).toBeTruthy();
    expect(await button(/^Time-out 0\/1 Lions/)).toBeTruthy();
  });

  test.each([
    ['stopped', ['phase', 'clock', 'time-out'], 'Start clock'],
    ['running', ['phase', 'time-out'], 'Stop clock'],
  ] as const)('stops a clock that is %s by the rules for a time-out, once', async (clock, kinds, shown) => {
    const matchRules = { ...MATCH_RULE_PRESETS.futsal, timeOuts: 2, clock };
    const api = new FakeScoreApi({ matches: [buildScorerMatch({ matchRules })] });
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button(/^Time-out 0\/2 Lions/));
    expect(await button(shown)).toBeTruthy();
    await user.click(await button(/^Time-out 0\/2 Bears/));
    await waitFor(() => expect(kindsOf(api)).toEqual([...kinds, 'time-out']));
  });

  test('credits an own goal to the side that gets it, with a player of the other', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await user.click(await button('Own goal'));
    await user.click(await button('Flora'));
    await waitFor(() =>
      expect(activeIn(api)[1]).toMatchObject({ side: 'local', how: 'own-goal', playerId: 'flora' }),
    );
  });

  test('names the scorer of a goal that the phone has not stored yet', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    const goal = await button('Goal for Lions');
    let store: (() => void) | undefined;
    const isStored = new Promise<void>((resolve) => (store = resolve));
    const update = KeptItems.prototype.change;
    vi.spyOn(KeptItems.prototype, 'change').mockImplementation(async function (this: KeptItems, change) {
      await isStored;
      return update.call(this, change);
    });
    await user.click(goal);
    await user.click(await button('Bea'));
    expect(screen.getByTestId('goals-local').textContent).toBe('0');
    store?.();
    await waitFor(() => expect(activeIn(api)[1]).toMatchObject({ playerId: 'bea' }));
    expect(activeIn(api)).toHaveLength(2);
  });

  test('sends a goal with the tap, while it asks who scored', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await waitFor(() => expect(activeIn(api)).toMatchObject([{}, { kind: 'goal', playerId: null }]));
    expect(await button('Bea')).toBeTruthy();
  });

  test('shows at once who scored, and the player who was named last', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await waitFor(() => expect(activeIn(api)).toHaveLength(2));
    api.isOffline = true;
    await user.click(await button('Bea'));
    await screen.findByText('1 waiting');
    expect(screen.getByText('Bea')).toBeTruthy();
    expect(screen.getByTestId('goals-local').textContent).toBe('1');
    expect(screen.queryByRole('button', { name: 'Who scored?' })).toBeNull();
    api.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('All sent');
  });

  test('keeps the scorer whom another phone has named while the sheet is open', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await waitFor(() => expect(activeIn(api)).toHaveLength(2));
    const goal = activeIn(api)[1];
    if (goal?.kind !== 'goal') throw new Error('There is no goal.');
    const { kind, side, half, at, entryId: replaces } = goal;
    api.enter('match-1', [{ entryId: 'told-by-another', kind, side, half, at, playerId: 'anna', replaces }]);
    // The name is in the sheet, and also in the log after the page has read the log again.
    await waitFor(() => expect(screen.getAllByText('Anna')).toHaveLength(2));
    await user.click(await button('Penalty'));
    await user.click(await button('Close'));
    await waitFor(() => expect(activeIn(api)[1]).toMatchObject({ playerId: 'anna', how: 'penalty' }));
  });

  test('enters a card with the tap on its colour, and keeps it whatever closes the sheet', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Card for Bears'));
    await user.click(await button('Yellow'));
    await user.click(await button('Close'));
    await waitFor(() =>
      expect(activeIn(api)[1]).toMatchObject({ kind: 'card', colour: 'yellow', playerId: null }),
    );
    await user.click(await button('Whose card?'));
    await user.click(await button('Dora'));
    await waitFor(() => expect(activeIn(api)[1]).toMatchObject({ colour: 'yellow', playerId: 'dora' }));
    expect(activeIn(api)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Whose card?' })).toBeNull();
  });

  test('says that another yellow of a player is the second one, which sends off', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    for (const name of ['Dora', 'Dora has a yellow']) {
      await user.click(await button(/^Foul . Bears/));
      await user.click(await button('Card for Bears'));
      await user.click(await button('Yellow'));
      await user.click(await button(name));
    }
    const yellow = { kind: 'card', colour: 'yellow', playerId: 'dora' };
    await screen.findByText('Dora: a second yellow means sent off');
    await waitFor(() => expect(cardsIn(api)).toMatchObject([yellow, yellow]));
    expect(await screen.findAllByRole('button', { name: /^Undo second yellow card for Bears/ })).toHaveLength(
      1,
    );
  });

  test('enters a second yellow of a player without a name, and a card of an official', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Card for Bears'));
    await user.click(await button('Second yellow'));
    await user.click(await button('Unknown'));
    await user.click(await button(/^Foul . Bears/));
    await user.click(await button('Card for Bears'));
    await user.click(await button('Red'));
    await user.click(await button('Coach or official'));
    await waitFor(() =>
      expect(cardsIn(api)).toMatchObject([
        { kind: 'card', colour: 'red', how: 'second-yellow', playerId: null },
        { kind: 'card', colour: 'red', isOfficial: true, playerId: null },
      ]),
    );
    expect(screen.getByText(/^Players 5 – 4, (2:00|1:5\d) left$/)).toBeTruthy();
    expect(screen.getByText(/there was no first yellow card/)).toBeTruthy();
    expect(screen.getByText(/^Red card for Bears \(official\)/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Whose card?' })).toHaveLength(1);
  });

  test('enters no card, and none looks chosen, before its colour is tapped', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Card for Bears'));
    expect((await button('Yellow')).getAttribute('aria-pressed')).toBeNull();
    await user.click(await button('Close'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase']));
  });

  test.each([
    ['a score', 'Correct the score', 'One more for Lions'],
    ['a clock', 'Correct the clock', '+1 min'],
  ])('says that %s was not entered when its sheet is closed', async (_, sheet, change) => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('More'));
    await user.click(await button(sheet));
    await user.click(await button('Close'));
    expect(screen.queryByText(/Not entered/)).toBeNull();
    await user.click(await button('More'));
    await user.click(await button(sheet));
    await user.click(await button(change));
    await user.click(await button('Close'));
    expect(await screen.findByText('Not entered: everything stays as it was.')).toBeTruthy();
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase']));
  });

  test('names the scorer of a goal that the server refused meanwhile, and loses neither', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase']));
    const { fetch } = api;
    const refusing = vi
      .spyOn(api, 'fetch')
      .mockImplementation(async (url, init) =>
        url.endsWith('/entries')
          ? Response.json({ errors: [{ msg: 'entry_is_not_valid' }] }, { status: 422 })
          : fetch(url, init),
      );
    vi.stubGlobal('fetch', api.fetch);
    await user.click(await button('Goal for Lions'));
    await screen.findByText('1 not taken');
    refusing.mockRestore();
    vi.stubGlobal('fetch', fetch);
    await user.click(await button('Bea'));
    await waitFor(() => expect(activeIn(api)[1]).toMatchObject({ playerId: 'bea' }));
    await user.click(await button(/Enter again/));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase', 'goal', 'goal']));
    expect(activeIn(api)).toHaveLength(2);
  });

  test('keeps a goal whose sheet is closed', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Bears'));
    await user.click(await button('Close'));
    await waitFor(() =>
      expect(api.logs.get('match-1')?.entries[1]).toMatchObject({ side: 'visitor', playerId: null }),
    );
  });

  test('leads from the end of a match to the next one at the same place, without a network', async () => {
    const teams = { local: { teamId: 'foxes', name: 'Foxes', players: [] }, visitor: null };
    const later = (matchId: string, time: string, changes: object = {}) =>
      buildScorerMatch({ matchId, time, teams, ...changes });
    const api = new FakeScoreApi({
      matches: [
        buildScorerMatch(),
        later('elsewhere', '10:10', { location: 'Hall 2' }),
        later('played', '10:20', { state: 'finished' }),
        later('next', '10:40'),
        later('last', '11:00'),
      ],
    });
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    expect(screen.queryByRole('button', { name: /^Next match/ })).toBeNull();
    api.isOffline = true;
    await user.click(await button('End match'));
    await user.click(await button('End with 0–0'));
    await user.click(await button(/^Next match: 10:40 · Hall 1\s*Foxes – Team not known yet/));
    expect(await screen.findByRole('heading', { name: '10:40 · Hall 1' })).toBeTruthy();
    expect(await button('Start match')).toBeTruthy();
    api.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase', 'phase']));
  });
});
