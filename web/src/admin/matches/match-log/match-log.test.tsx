import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../../testing/build-view';
import { fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { MatchesManager } from '../matches-manager';
import { LogActions } from './log-actions';

const MOVE = '/admin/match-logs/move';
const side = (goals: number) => ({ goals, kicks: null });
const ofGroup = { groupId: 'group-1', stageId: 'groups' };

const live = buildKnownMatch('Lions', 'Bears', {
  ...ofGroup,
  matchId: 'live',
  state: 'live',
  logRevision: 4,
  running: { local: side(2), visitor: side(1) },
});
const open = buildKnownMatch('Lions', 'Foxes', { ...ofGroup, matchId: 'open' });
const played = buildKnownMatch('Foxes', 'Bears', {
  ...ofGroup,
  state: 'finished',
  local: { goals: 1 },
  visitor: { goals: 0 },
});
const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
const groups = [buildGroup({ groupId: 'group-1', name: 'A', Teams, stageId: 'groups' })];
const cup = buildCup({
  Teams,
  Stages: [buildStage({ stageId: 'groups', groups, Matches: [live, open, played] })],
});

async function openLiveMatch() {
  renderAdmin(<MatchesManager />, cup);
  await userEvent.click(screen.getByRole('button', { name: 'Group stage' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Lions – Bears (A)' }));
}

describe('a match that is being played, on the admin site', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is marked in the list, with its running score', async () => {
    renderAdmin(<MatchesManager />, cup);
    await userEvent.click(screen.getByRole('button', { name: 'Group stage' }));
    const row = screen.getByRole('button', { name: 'Edit Lions – Bears (A)' }).closest('li, tr');
    expect(row?.textContent).toContain('Live');
    expect(row?.textContent).toContain('2– to 1');
  });

  test('has empty score fields beside its running score, and says what saving one does', async () => {
    await openLiveMatch();
    expect(screen.getByText('Running: 2–1')).toBeTruthy();
    expect(screen.getByText(/Saving a score ends the match/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Lions Local team score/).value).toBe('');
  });

  test('leads to the page on which its log is kept', async () => {
    await openLiveMatch();
    const link = screen.getByRole('link', { name: 'Keep the log' });
    expect(link.getAttribute('href')).toBe('/score?tournament=cup-1&match=live');
  });

  test('gives its log to a match that nobody has begun, once that is chosen and confirmed', async () => {
    const calls = fakeApi({ [MOVE]: { data: { matches: [] } } });
    await openLiveMatch();
    await userEvent.click(screen.getByRole('button', { name: 'Move the log' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move the log' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move it' }));
    expect(calls).toEqual([]);
    const choice = dialog.getByLabelText('The right match');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please pick a match', 'Lions – Foxes, 11/05/2030 at 10:00 - Hall 1']);
    await userEvent.selectOptions(choice, 'open');
    await userEvent.click(dialog.getByRole('button', { name: 'Move it' }));
    await waitFor(() => expect(calls[0]?.path).toBe(MOVE));
    expect(calls[0]?.body).toMatchObject({ tournamentId: 'cup-1', matchId: 'live', toMatchId: 'open' });
  });
});

test('a match is awarded from what is recorded, whatever was chosen before and not saved', async () => {
  renderAdmin(<LogActions match={open} />, cup);
  const openAward = () => userEvent.click(screen.getByRole('button', { name: 'Award the match' }));
  const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;
  await openAward();
  await userEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  expect(chosen()).toMatch(/^Both/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await openAward();
  expect(chosen()).toBe('Nobody: the match counts as played');
});
