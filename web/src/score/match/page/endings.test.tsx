import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { ScorePage } from './score-page';

const MINUTE = 60_000;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function entry(facts: EntryFacts, at = Date.now()): EntryInput {
  return { ...facts, entryId: crypto.randomUUID(), at };
}

/** Opens the only match. */
async function openMatch(api: FakeScoreApi) {
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={openDesk()} firstKey={LINK_KEY} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await button('Start'));
  await user.click(await button(/Lions/));
  return user;
}

const logLines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the end of a match', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  /** Rita ends the match with 0–0, and does not know that it has ended with 2–1. */
  async function endAgain() {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await waitFor(() => expect(api.logs.get('match-1')?.entries).toHaveLength(1));
    const on = api.logs.get('match-1')?.entries[0]?.entryId ?? null;
    const shown = { goals: { local: 2, visitor: 1 }, kicks: null, basis: [] };
    api.enter('match-1', [entry({ kind: 'phase', to: 'finished', on, shown })]);
    await user.click(await button('More'));
    await user.click(await button('End match'));
    await user.click(await button('End with 0–0'));
    const alert = await screen.findByText(/had already ended with 2–1/);
    return { api, user, alert };
  }

  test('that somebody has entered before with another score is told, and can give way to this one', async () => {
    const { user, alert } = await endAgain();
    expect(alert.textContent).toContain('ended again with 0–0 (Anna): that is in the log and does not count');
    expect(screen.getByTestId('goals-local').textContent).toBe('2');
    expect(logLines().join()).toContain('End with another score, 0–0does not count · sent · by Anna');
    await user.click(await button('Count 0–0 instead'));
    await waitFor(() => expect(screen.queryByText(/had already ended/)).toBeNull());
    expect(screen.getByTestId('goals-local').textContent).toBe('0');
  });

  test('stays what it was where the other one was wrong, which is then crossed out', async () => {
    const { user, api } = await endAgain();
    await user.click(await button('Keep 2–1'));
    await waitFor(() => expect(screen.queryByText(/had already ended/)).toBeNull());
    expect(screen.getByTestId('goals-local').textContent).toBe('2');
    await waitFor(() => expect(api.logs.get('match-1')?.entries.at(-1)?.kind).toBe('undo'));
    expect(logLines().join()).toContain('undone');
  });

  test('after a shoot-out has the kicks in the log, as on the board', async () => {
    const api = new FakeScoreApi({ matches: [buildScorerMatch({ group: null })] });
    const kickOff = entry({ kind: 'phase', to: 'first-half', on: null });
    const shootOut = entry({ kind: 'phase', to: 'shoot-out', on: kickOff.entryId });
    const kick = entry({ kind: 'kick', side: 'local', isIn: true, playerId: null });
    const shown = { goals: { local: 0, visitor: 0 }, kicks: { local: 2, visitor: 3 }, basis: [kick.entryId] };
    const result = entry({ kind: 'score', finishes: true, on: shootOut.entryId, shown });
    api.enter('match-1', [kickOff, shootOut, kick, result]);
    await openMatch(api);
    expect(await screen.findByText('Penalties 2–3')).toBeTruthy();
    const [last, first] = logLines();
    expect(last).toContain('Result 0–0, Penalties 2–3');
    expect(first).toContain('Kick of Lions, in · 1–0');
  });

  test('says of an entry whose phone had a wrong clock where it was dated', async () => {
    const api = new FakeScoreApi();
    const kickOff = entry({ kind: 'phase', to: 'first-half', on: null });
    const goal = entry(
      { kind: 'goal', side: 'local', half: 'first-half', playerId: null },
      kickOff.at - 10 * MINUTE,
    );
    api.enter('match-1', [kickOff, goal]);
    await openMatch(api);
    expect(logLines()[0]).toContain('dated 10 min too early, put here');
  });
});
