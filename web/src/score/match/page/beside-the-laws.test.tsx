import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { EnteredPhase, EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { ScorePage } from './score-page';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const goal: EntryFacts = { kind: 'goal', side: 'visitor', half: 'first-half', playerId: null };

/** Opens a knockout match as Rita, after somebody else has entered these phases and then these entries. */
async function openMatch(phases: readonly EnteredPhase[], ...more: readonly EntryFacts[]) {
  const api = new FakeScoreApi({
    rules: MATCH_RULE_PRESETS.futsal,
    matches: [buildScorerMatch({ group: null, state: 'live' })],
  });
  const changes = phases.map((to, index): EntryFacts => ({
    kind: 'phase',
    to,
    on: index === 0 ? null : `entry-${index - 1}`,
  }));
  const entries = [...changes, ...more].map((facts, index): EntryInput => ({
    ...facts,
    entryId: `entry-${index}`,
    at: Date.now() - 60_000 + index,
  }));
  api.enter('match-1', entries);
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={openDesk()} firstKey={LINK_KEY} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await button('Start'));
  await user.click(await button(/Lions/));
  const entered = () => api.logs.get('match-1')?.entries.slice(entries.length) ?? [];
  return { user, entered };
}

const EXTRA_TIME = ['first-half', 'half-time', 'second-half', 'extra-time-1'] as const;
const SHOOT_OUT = ['first-half', 'half-time', 'second-half', 'shoot-out'] as const;
const kick = (side: 'local' | 'visitor', isIn: boolean): EntryFacts => ({
  kind: 'kick',
  side,
  isIn,
  playerId: null,
});
const DECIDED = [1, 2, 3].flatMap(() => [kick('local', true), kick('visitor', false)]);

describe('what the Laws do not have', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test.each<
    [string, readonly EnteredPhase[], readonly EntryFacts[], string | RegExp, string, readonly object[]]
  >([
    [
      'a time-out in extra time',
      EXTRA_TIME,
      [],
      /^Time-out 0\/0 Lions/,
      'There is no time-out in extra time.',
      [
        { kind: 'clock', half: 'extra-time-1', action: 'stop' },
        { kind: 'time-out', side: 'local', half: 'extra-time-1' },
      ],
    ],
    [
      'a time-out too many',
      ['first-half'],
      [{ kind: 'time-out', side: 'visitor', half: 'first-half' }],
      /^Time-out 1\/1 Bears/,
      'Bears has no time-out left in this half.',
      [
        { kind: 'clock', half: 'first-half', action: 'stop' },
        { kind: 'time-out', side: 'visitor', half: 'first-half' },
      ],
    ],
    [
      'a kick out of turn',
      SHOOT_OUT,
      [kick('local', true)],
      'Kick of Lions: in',
      'It is not the turn of Lions.',
      [{ kind: 'kick', side: 'local', isIn: true }],
    ],
    [
      'a kick after the decision',
      SHOOT_OUT,
      DECIDED,
      'Kick of Lions: missed',
      'The shoot-out is decided: this kick does not count.',
      [{ kind: 'kick', side: 'local', isIn: false }],
    ],
  ])('is asked about: %s, and then entered as usual', async (_, phases, before, tapped, reason, facts) => {
    const { user, entered } = await openMatch(phases, ...before);
    await user.click(await button(tapped));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter it all the same?' }));
    expect(dialog.getByText(reason)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(entered()).toEqual([]);
    await user.click(await button(tapped));
    await user.click(await button('Enter it'));
    await waitFor(() => expect(entered()).toMatchObject(facts));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[string, readonly EnteredPhase[], readonly EntryFacts[], string | RegExp]>([
    [
      'a time-out',
      ['first-half'],
      [{ kind: 'clock', half: 'first-half', action: 'stop' }],
      /^Time-out 0\/1 Lions/,
    ],
    ['the first kick', SHOOT_OUT, [], 'Kick of Bears: in'],
    ['a kick in its turn', SHOOT_OUT, [kick('local', true)], 'Kick of Bears: missed'],
  ])('what they have is not asked about: %s', async (_, phases, before, tapped) => {
    const { user, entered } = await openMatch(phases, ...before);
    await user.click(await button(tapped));
    await waitFor(() => expect(entered()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a kick after the decision stands in the log with its mark, and not in the score', async () => {
    const { user } = await openMatch(SHOOT_OUT, ...DECIDED);
    await user.click(await button('Kick of Lions: in'));
    await user.click(await button('Enter it'));
    expect(await screen.findByText(/after the decision, does not count/)).toBeTruthy();
    expect(screen.getByText('Penalties 3–0')).toBeTruthy();
  });

  test('the fouls of the second half go on in extra time, up to the kick from ten metres', async () => {
    const foul: EntryFacts = { kind: 'foul', side: 'visitor', half: 'second-half' };
    const { user } = await openMatch(EXTRA_TIME, foul, foul, foul, foul, foul);
    await user.click(await button(/^Foul 5 Bears/));
    expect(await screen.findByText('Over the foul limit: kick from ten metres for Lions')).toBeTruthy();
  });

  test('a forfeit says the score that it enters: the one of the rules, or that of the pitch where it is better', async () => {
    const { user, entered } = await openMatch(['first-half'], ...Array.from({ length: 7 }, () => goal));
    await user.click(await button('More'));
    await user.click(await button('Forfeit'));
    expect(await button('Lions wins 5–0')).toBeTruthy();
    await user.click(await button('Bears wins 7–0'));
    await waitFor(() =>
      expect(entered()).toMatchObject([
        { kind: 'forfeit', side: 'visitor', shown: { goals: { local: 0, visitor: 7 }, kicks: null } },
      ]),
    );
    expect(await screen.findByText(/the score stays as it was played/)).toBeTruthy();
    expect(screen.getByTestId('goals-visitor').textContent).toBe('7');
  });
});
