import type { ScorerMatchView, ScorerPlayerView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { activeEntries } from '@futsal-cup/domain/match-log/active-entries';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { ScorePage } from './score-page';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Builds a match of Lions, who have shirt numbers but for two, and Bears, who have none. */
function buildNumberedMatch(changes: Partial<ScorerMatchView> = {}): ScorerMatchView {
  const match = buildScorerMatch(changes);
  const player = (name: string, details: Partial<ScorerPlayerView> = {}): ScorerPlayerView => ({
    playerId: name.toLowerCase(),
    name,
    ...details,
  });
  const players = [
    player('Zoe'),
    player('Anna', { number: 10, isCaptain: true }),
    player('Carla', { number: 2, suspended: 'red' }),
    player('Bea', { number: 7 }),
    player('Milena'),
  ];
  return { ...match, teams: { ...match.teams, local: { teamId: 'lions', name: 'Lions', players } } };
}

async function openMatch(match: ScorerMatchView) {
  const api = new FakeScoreApi({ matches: [match] });
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={openDesk()} firstKey={LINK_KEY} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await button('Start'));
  await user.click(await button(/Hall 1/));
  await button('Start match');
  const cards = () =>
    activeEntries(api.logs.get('match-1')?.entries ?? []).filter(({ kind }) => kind === 'card');
  /** Enters a card and names its player. Two cards of one side within a second would count once, so that a foul comes before each. */
  const enterCard = async (card: string, player: string | RegExp, side = 'Bears') => {
    await user.click(await button(new RegExp(`^Foul . ${side}`)));
    await user.click(await button(`Card for ${side}`));
    await user.click(await button(card));
    await user.click(await button(player));
  };
  return { api, user, cards, enterCard };
}

/** The choices of the open sheet, without its buttons below. */
async function choices(): Promise<readonly string[]> {
  const list = within(await screen.findByRole('dialog')).getByRole('list');
  return within(list)
    .getAllByRole('button')
    .map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim());
}

describe('players at the table', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test('are chosen by number, then by name, and suspended ones come last and can be chosen', async () => {
    const { api, user } = await openMatch(buildNumberedMatch());
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    expect(await choices()).toEqual([
      'Unknown',
      '7 Bea',
      '10 Anna (C)',
      'Milena',
      'Zoe',
      '2 Carla Suspended: red card',
    ]);
    expect(await button('10 Anna Captain')).toBeTruthy();
    await user.click(await button(/^2 Carla/));
    await waitFor(() =>
      expect(activeEntries(api.logs.get('match-1')?.entries ?? [])[1]).toMatchObject({ playerId: 'carla' }),
    );
    expect(await screen.findByText('2 Carla')).toBeTruthy();
  });

  test('stay in the order of the list where nobody has a number', async () => {
    const players = ['Zoe', 'Anna'].map((name) => ({ playerId: name, name }));
    const { teams } = buildScorerMatch();
    const { user } = await openMatch(
      buildScorerMatch({ teams: { ...teams, local: { teamId: 'lions', name: 'Lions', players } } }),
    );
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    expect(await choices()).toEqual(['Unknown', 'Zoe', 'Anna']);
  });

  test('who are suspended are named before the kick-off, also without a network, and not after it', async () => {
    const { api, user } = await openMatch(buildNumberedMatch());
    const named = 'Lions · Suspended: 2 Carla – red card';
    const isNamed = () => screen.queryByText((_, element) => element?.textContent === named) !== null;
    await waitFor(() => expect(isNamed()).toBe(true));
    cleanup();
    api.isOffline = true;
    const desk = openDesk();
    await desk.answers.recall();
    render(<ScorePage desk={desk} firstKey={null} />);
    await waitFor(() => expect(isNamed()).toBe(true));
    await user.click(await button('Start match'));
    await button('End match');
    expect(isNamed()).toBe(false);
  });

  test.each(['Yellow', 'Second yellow'])(
    'with a yellow are told before %s is theirs that it sends them off, and what they miss',
    async (card) => {
      const { user, cards, enterCard } = await openMatch(buildNumberedMatch({ secondYellowSuspends: true }));
      const means = '7 Bea: a second yellow means sent off and suspended for the next match';
      await user.click(await button('Start match'));
      await enterCard('Yellow', '7 Bea', 'Lions');
      await user.click(await button(/^Foul . Lions/));
      await user.click(await button('Card for Lions'));
      await user.click(await button(card));
      const sheet = within(await screen.findByRole('dialog'));
      expect(await sheet.findByText(means)).toBeTruthy();
      await user.click(sheet.getByRole('button', { name: '7 Bea has a yellow' }));
      expect(await screen.findByText(means)).toBeTruthy();
      await waitFor(() => expect(cards()).toMatchObject([{ playerId: 'bea' }, { playerId: 'bea' }]));
      expect(screen.getAllByText(/^Second yellow card for Lions/)).toHaveLength(1);
      // What is still on its way would reach the match of the next case.
      expect(await screen.findByText('All sent')).toBeTruthy();
    },
  );

  test('are not told to miss a match where the cup does not suspend, and a red says nothing of it', async () => {
    const { user, enterCard } = await openMatch(buildScorerMatch());
    await user.click(await button('Start match'));
    await enterCard('Yellow', 'Dora');
    await user.click(await button(/^Foul . Bears/));
    await user.click(await button('Card for Bears'));
    await user.click(await button('Red'));
    expect(await button('Dora has a yellow')).toBeTruthy();
    expect(screen.queryByText(/second yellow means/)).toBeNull();
    await user.click(await button('Close'));
    await user.click(await button(/^Foul . Bears/));
    await user.click(await button('Card for Bears'));
    await user.click(await button('Yellow'));
    expect(await screen.findByText('Dora: a second yellow means sent off')).toBeTruthy();
  });

  test('who were sent off are marked, and another card for them is taken and marked', async () => {
    const { user, cards, enterCard } = await openMatch(buildScorerMatch());
    await user.click(await button('Start match'));
    await enterCard('Red', 'Dora');
    await enterCard('Yellow', 'Dora sent off');
    await waitFor(() => expect(cards()).toMatchObject([{ colour: 'red' }, { colour: 'yellow' }]));
    expect(await screen.findByText(/was sent off already/)).toBeTruthy();
    expect(screen.queryByText(/second yellow means/)).toBeNull();
  });

  test('are cautioned twice in one minute: two cards, and the second one sends off', async () => {
    const { user, cards, enterCard } = await openMatch(buildScorerMatch());
    await user.click(await button('Start match'));
    await enterCard('Yellow', 'Dora');
    await enterCard('Yellow', 'Dora has a yellow');
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.getAllByText(/^Yellow card for Bears, 1st minute/)).toHaveLength(1);
    expect(screen.getAllByText(/^Second yellow card for Bears, 1st minute/)).toHaveLength(1);
    expect(screen.getByText(/^Players 5 – 4/)).toBeTruthy();
  });
});
