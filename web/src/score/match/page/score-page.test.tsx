import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { activeEntries } from '@futsal-cup/domain/match-log/active-entries';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../testing/build-user';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { removeUser, saveUser } from '../../../shelf/stores/user';
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
const kindsOf = (api: FakeScoreApi) => api.logs.get('match-1')?.entries.map(({ kind }) => kind);

describe('the page of the scorers', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    removeUser();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('asks who scores once, and calls with the key of the device from then on', async () => {
    const api = new FakeScoreApi();
    await openMatch(api);
    expect(api.calls[0]).toMatchObject({
      path: '/score/open',
      authorization: `Scorer ${LINK_KEY}`,
      body: { name: 'Rita' },
    });
    expect(api.calls[1]).toMatchObject({ path: '/score/matches', authorization: `Scorer ${api.deviceKey}` });
    expect(JSON.stringify(localStorage)).not.toContain(LINK_KEY);
    cleanup();

    const user = openPage(api, LINK_KEY);
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Rita');
    await user.click(await button('Start'));
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path === '/score/open')[1]?.body.deviceKey).toBe(api.deviceKey),
    );
  });

  test('opens a link as the same device at the next try, when the first one got no answer', async () => {
    const api = new FakeScoreApi();
    api.losesAnswers = true;
    const user = openPage(api, LINK_KEY);
    await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    api.losesAnswers = false;
    await user.click(await button('Start'));
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(1));
    const [first, again] = api.calls.map(({ body }) => body.deviceSecret);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(again).toBe(first);
  });

  test('says what to do where too many open the link at once, and opens it at the next try', async () => {
    const api = new FakeScoreApi();
    const refusal = { errors: [{ msg: 'scorer_link_is_opened_too_often' }] };
    vi.spyOn(api, 'fetch').mockResolvedValueOnce(
      Response.json(refusal, { status: 429, headers: { 'Retry-After': '40' } }),
    );
    const user = openPage(api, LINK_KEY);
    await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
    const alert = await screen.findByText(/Wait a minute, then tap “Start” again/);
    expect(alert.getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Rita');
    await user.click(await button('Start'));
    expect(await button(/Lions/)).toBeTruthy();
  });

  test('needs a name', async () => {
    const api = new FakeScoreApi();
    const user = openPage(api, LINK_KEY);
    await user.click(await button('Start'));
    expect(await screen.findByText('Please enter your name.')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  test('takes a match from its kick-off to its end', async () => {
    const api = new FakeScoreApi({ rules: MATCH_RULE_PRESETS.futsal });
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await user.click(await button('Bea'));
    await user.click(await button('Foul 0 Bears'));
    await user.click(await button('Card for Bears'));
    await user.click(await button('Red'));
    await user.click(await button('Dora'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase', 'goal', 'goal', 'foul', 'card', 'card']));
    expect(activeIn(api)).toMatchObject([
      { kind: 'phase' },
      { kind: 'goal', side: 'local', playerId: 'bea' },
      { kind: 'foul' },
      { kind: 'card', colour: 'red', playerId: 'dora' },
    ]);
    expect(screen.getByTestId('goals-local').textContent).toBe('1');
    await user.click(await button('More'));
    await user.click(await button('End match'));
    await user.click(await button('End with 1–0'));
    await waitFor(() => expect(kindsOf(api)?.at(-1)).toBe('phase'));
    expect(await button('Undo end of the match')).toBeTruthy();
  });

  test('shows what is undone as undone', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Foul 0 Lions'));
    const [undo] = await screen.findAllByRole('button', { name: 'Undo foul of Lions, 1st minute' });
    if (undo) await user.click(undo);
    await waitFor(() =>
      expect(screen.getByText('Foul of Lions, 1st minute').closest('li')?.textContent).toContain('undone'),
    );
    expect(await button('Foul 0 Lions')).toBeTruthy();
  });

  test('corrects the score', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('More'));
    await user.click(await button('Correct the score'));
    await user.click(await button('One more for Bears'));
    await user.click(await button('Save 0–1'));
    await waitFor(() => expect(screen.getByTestId('goals-visitor').textContent).toBe('1'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase', 'score']));
  });

  test('lets somebody decide about goals that arrived after the end', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('End match'));
    await user.click(await button('End with 0–0'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase', 'phase']));
    api.enter('match-1', [
      { kind: 'goal', side: 'local', half: 'first-half', playerId: null, entryId: 'late', at: Date.now() },
    ]);
    const takeOver = await screen.findByRole('button', { name: 'Count them: 1–0' }, { timeout: 5_000 });
    await user.click(takeOver);
    await waitFor(() => expect(screen.getByTestId('goals-local').textContent).toBe('1'));
  });

  test('takes over a correction that arrived after the end', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('End match'));
    await user.click(await button('End with 0–0'));
    await waitFor(() => expect(kindsOf(api)).toEqual(['phase', 'phase']));
    const shown = { goals: { local: 2, visitor: 1 }, kicks: null, basis: [] };
    api.enter('match-1', [{ kind: 'score', finishes: false, shown, entryId: 'late', at: Date.now() }]);
    await user.click(await screen.findByRole('button', { name: 'Count them: 2–1' }, { timeout: 5_000 }));
    await waitFor(() => expect(screen.getByTestId('goals-local').textContent).toBe('2'));
    expect(screen.queryByRole('button', { name: /Count them/ })).toBeNull();
  });

  test('says that what is undone after the end still counts', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await user.click(await button('Unknown'));
    await user.click(await button('End match'));
    await user.click(await button('End with 1–0'));
    // The match has ended when this button is there, so the goal is undone after the end.
    await button('Undo end of the match');
    await user.click(await button(/Undo goal of Lions/));
    expect(await screen.findByText(/What was undone after the end still counts/)).toBeTruthy();
    expect(screen.getByTestId('goals-local').textContent).toBe('1');
    await waitFor(() => expect(kindsOf(api)?.at(-1)).toBe('undo'));
  });

  test('undoes two entries at once, but not two by one button that is pressed twice', async () => {
    const api = new FakeScoreApi();
    const user = await openMatch(api);
    await user.click(await button('Start match'));
    await user.click(await button('Foul 0 Lions'));
    await user.click(await button('Foul 0 Bears'));
    await user.click(await button('Card for Lions'));
    await user.click(await button('Yellow'));
    await user.click(await button('Unknown'));
    await button(/Undo yellow card/);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.click(await button(/Undo foul of Lions/));
    await user.click(await button(/Undo foul of Bears/));
    await waitFor(() => expect(kindsOf(api)?.filter((kind) => kind === 'undo')).toHaveLength(2));
    await user.click(await button(/Undo yellow card/));
    // Before the card is undone, the start of the match has an undo button of its own in the list.
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo yellow card/ })).toBeNull());
    await user.click(await button(/Undo start of the match/));
    expect(await screen.findByText(/Pressed twice within a second/)).toBeTruthy();
  });

  test('is used by an administrator with the session, for the tournament of the address', async () => {
    saveUser(buildUser());
    window.history.replaceState(null, '', '/score?tournament=cup-1');
    const api = new FakeScoreApi();
    openPage(api);
    expect(await button(/Lions/)).toBeTruthy();
    expect(api.calls[0]).toMatchObject({
      path: '/score/matches',
      authorization: 'Bearer token-1',
      body: { tournamentId: 'cup-1' },
    });
  });

  test('cannot start a match whose teams are not known', async () => {
    const match = buildScorerMatch({
      teams: { local: null, visitor: null },
      placeholders: { local: 'Winner match 1', visitor: 'Winner match 2' },
    });
    const api = new FakeScoreApi({ matches: [match] });
    const user = openPage(api, LINK_KEY);
    await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
    await user.click(await button(/Winner match 1/));
    expect((await button('Start match')).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('The match can start once both teams are known.')).toBeTruthy();
  });

  test('reads names in the language of the cup, and not what stands in for a team', async () => {
    const { teams, ...match } = buildScorerMatch({
      placeholders: { local: null, visitor: 'Winner match 1' },
    });
    const api = new FakeScoreApi({ matches: [{ ...match, teams: { local: teams.local, visitor: null } }] });
    const user = openPage(api, LINK_KEY);
    await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
    const listed = within(await button(/Lions/));
    expect(listed.getByText('Lions').lang).toBe('en');
    expect(listed.getByText('Winner match 1').hasAttribute('lang')).toBe(false);
  });

  test('reads what stands in for a team in the language of the page', async () => {
    const match = buildScorerMatch({
      teams: { local: null, visitor: null },
      placeholders: { local: '1st Group A', visitor: 'The winner of the evening' },
    });
    const user = openPage(new FakeScoreApi({ matches: [match] }), LINK_KEY);
    await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
    expect(await button(/1st Group A v The winner of the evening/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Language'), 'fr');
    expect(await button(/1er groupe A – The winner of the evening/)).toBeTruthy();
  });
});
