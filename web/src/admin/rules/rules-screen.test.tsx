import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { type FakeAnswer, fakeApi, type SentCall } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { RulesScreen } from './rules-screen';

const UPDATE = '/admin/tournament-details/update';
const POINTS = '/admin/teams/points';
const COUNT = '/admin/match-logs/count-cards';
const Teams = ['Bears', 'Foxes', 'Lions', 'Otters'].map((name) => buildTeam(name));

function played(local: string, visitor: string, goals: readonly [number, number]) {
  const [ofLocal, ofVisitor] = goals;
  return buildKnownMatch(local, visitor, {
    groupId: 'group-1',
    state: 'finished',
    local: { goals: ofLocal },
    visitor: { goals: ofVisitor },
  });
}

/** The Foxes have the better goal difference, the Bears have won against them. */
const Matches = [
  played('Bears', 'Foxes', [1, 0]),
  played('Bears', 'Lions', [1, 0]),
  played('Bears', 'Otters', [0, 1]),
  played('Foxes', 'Lions', [5, 0]),
  played('Foxes', 'Otters', [5, 0]),
];

function cupWith(changes: Partial<Cup> = {}): Cup {
  return buildCup({ Teams, Stages: [buildStage({ groups: [buildGroup({ Teams })], Matches })], ...changes });
}

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];
const sentTo = (asked: string) => calls.filter(({ path }) => path === asked).map(({ body }) => body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const effect = () => within(screen.getByRole('region', { name: 'What this changes' }));

beforeEach(() => {
  answers = { [UPDATE]: {}, [POINTS]: {} };
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('the rules of the tables', () => {
  test('are shown as they apply, with what the preset means and where it is written', () => {
    renderAdmin(<RulesScreen />, cupWith({ tieBreakers: 'uefa-futsal' }));
    expect(screen.getByText('UEFA futsal')).toBeTruthy();
    expect(screen.getByText(/^Source: UEFA European Futsal Championship/)).toBeTruthy();
    expect(screen.getByText(/^Yellow 1, Second yellow 3, Red 3/)).toBeTruthy();
  });

  test('tell which places they change before they are saved', async () => {
    renderAdmin(<RulesScreen />, cupWith());
    await press('Change the rules');
    expect(screen.queryByRole('region', { name: 'What this changes' })).toBeNull();
    await userEvent.click(screen.getByLabelText(/^Matches between the teams first/));
    expect(effect().getByText('Group A: Bears: from 2 to 1, Foxes: from 1 to 2')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/^UEFA youth/));
    expect(sentTo(UPDATE)).toEqual([]);
    await press('Save the rules');
    await waitFor(() => expect(sentTo(UPDATE)).toHaveLength(1));
    const [sent] = sentTo(UPDATE);
    expect(sent).toMatchObject({ tieBreakers: 'uefa-youth', criteria: null, across: null, conduct: null });
    const change = await screen.findByRole('button', { name: 'Change the rules' });
    expect(document.activeElement?.contains(change)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('say so when no place changes', async () => {
    renderAdmin(<RulesScreen />, cupWith());
    await press('Change the rules');
    await userEvent.selectOptions(screen.getByLabelText('For a win'), '4');
    expect(effect().getByText('No place changes.')).toBeTruthy();
  });

  test('tell of a large cup the first changes, and the others once they are unfolded', async () => {
    const groups = Array.from({ length: 10 }, (_, index) =>
      buildGroup({ groupId: `group-${index}`, name: `Group ${index}`, Teams }),
    );
    const ofGroup = (groupId: string) =>
      Matches.map((match, index) => ({ ...match, groupId, matchId: `${groupId}-${index}` }));
    const all = groups.flatMap(({ groupId }) => ofGroup(groupId));
    renderAdmin(<RulesScreen />, cupWith({ Stages: [buildStage({ groups, Matches: all })] }));
    await press('Change the rules');
    await userEvent.click(screen.getByLabelText(/^Matches between the teams first/));
    expect(effect().getAllByRole('listitem').length).toBe(10);
    const folded = within(effect().getByText('2 more changes').closest('details') ?? document.body);
    expect(folded.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Group 8: /),
      expect.stringMatching(/^Group 9: /),
    ]);
  });

  test('take an own order, whose lines are moved, removed and added, never twice and never none', async () => {
    renderAdmin(<RulesScreen />, cupWith());
    await press('Change the rules');
    await userEvent.click(screen.getByLabelText(/^Own order/));
    await press('Move “Goals scored” up');
    await press(/^Remove “Matches between the teams/);
    await press('Remove “Goal difference”');
    await press('Remove “Goals scored”');
    expect(document.activeElement?.tagName).toBe('OL');
    await press('Save the rules');
    expect(await screen.findByText('Choose at least one criterion.')).toBeTruthy();
    expect(sentTo(UPDATE)).toEqual([]);
    const add = screen.getByLabelText('Add a criterion');
    await waitFor(() => expect(document.activeElement).toBe(add));
    await userEvent.selectOptions(add, 'Matches between the teams, applied only once');
    await userEvent.selectOptions(add, 'Wins');
    const offered = within(add).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).not.toContain('Wins');
    expect(offered.some(({ textContent }) => textContent?.startsWith('Matches between'))).toBe(false);
    await press('Move “Wins” up');
    await press('Save the rules');
    await waitFor(() => expect(sentTo(UPDATE)).toHaveLength(1));
    expect(sentTo(UPDATE)[0]).toMatchObject({ tieBreakers: 'own', criteria: ['wins', 'head-to-head-once'] });
  });

  test('ask how conduct is counted only where it decides something', async () => {
    renderAdmin(<RulesScreen />, cupWith());
    await press('Change the rules');
    expect(screen.queryByRole('group', { name: 'Conduct' })).toBeNull();
    await userEvent.click(screen.getByLabelText(/^FIFA World Cup 26/));
    await userEvent.click(screen.getByLabelText('Own numbers, from cards'));
    await userEvent.selectOptions(screen.getByLabelText('Red', { exact: true }), '6');
    await userEvent.click(screen.getByLabelText('Cards of officials count too'));
    await press('Save the rules');
    await waitFor(() => expect(sentTo(UPDATE)).toHaveLength(1));
    const conduct = {
      kind: 'cards',
      yellow: 1,
      secondYellow: 3,
      red: 6,
      yellowAndRed: 5,
      countsOfficials: true,
    };
    expect(sentTo(UPDATE)[0]).toMatchObject({ conduct });
  });

  test('that somebody else has changed meanwhile are asked about, and nothing is lost', async () => {
    const theirs = cupWith({ tieBreakers: 'swiss-amateur', updatedAt: '2030-01-02T00:00:00.000Z' });
    answers[UPDATE] = {
      status: 409,
      errors: [{ msg: 'changed_by_someone_else' }],
      data: { current: theirs },
    };
    renderAdmin(<RulesScreen />, cupWith());
    await press('Change the rules');
    await userEvent.click(screen.getByLabelText(/^Matches between the teams first/));
    await press('Save the rules');
    const row = within(await screen.findByRole('row', { name: /^When teams have the same points/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Swiss amateur leagues',
      'Matches between the teams first',
    ]);
    answers[UPDATE] = {};
    await press('Save mine');
    await waitFor(() => expect(sentTo(UPDATE)).toHaveLength(2));
    expect(sentTo(UPDATE)[1]).toMatchObject({ tieBreakers: 'head-to-head', updatedAt: theirs.updatedAt });
  });
});

describe('points by decision', () => {
  const deducted = { ...buildTeam('Lions'), pointsByDecision: { points: -3, note: 'Late' } };

  async function open(team: string) {
    await userEvent.selectOptions(screen.getByLabelText('Team'), team);
    await press('Record points');
  }

  test('are listed with their reason, and changed or taken back', async () => {
    renderAdmin(<RulesScreen />, cupWith({ Teams: [...Teams.slice(0, 2), deducted] }));
    expect(screen.getByText('−3: Late')).toBeTruthy();
    await press('Change the points of Lions');
    await userEvent.clear(screen.getByLabelText('Points by decision'));
    await userEvent.clear(screen.getByLabelText('Reason, shown to everybody'));
    await press('Save the points');
    await waitFor(() => expect(sentTo(POINTS)).toHaveLength(1));
    const { teamId, updatedAt } = deducted;
    expect(sentTo(POINTS)[0]).toEqual({ teamId, pointsByDecision: null, updatedAt });
  });

  test.each([
    ['0', 'Late', 'A whole number from −99 to 99, but not 0.'],
    ['100', 'Late', 'A whole number from −99 to 99, but not 0.'],
    ['2.5', 'Late', 'A whole number from −99 to 99, but not 0.'],
    ['', 'Late', 'A whole number from −99 to 99, but not 0.'],
    ['-3', ' ', 'Give a reason of at most 100 characters.'],
    ['-3', 'x'.repeat(101), 'Give a reason of at most 100 characters.'],
  ])('of %j with the reason %j are not sent', async (points, note, problem) => {
    renderAdmin(<RulesScreen />, cupWith());
    await open('Bears');
    if (points) await userEvent.type(screen.getByLabelText('Points by decision'), points);
    await userEvent.type(screen.getByLabelText('Reason, shown to everybody'), note);
    await press('Save the points');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(sentTo(POINTS)).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Points by decision').value).toBe(points);
  });

  test('have conduct beside them where it is typed, and a real minus sign is understood', async () => {
    renderAdmin(<RulesScreen />, cupWith({ tieBreakers: 'swiss-amateur' }));
    await open('Bears');
    await userEvent.type(screen.getByLabelText('Points by decision'), '−1');
    await userEvent.type(screen.getByLabelText('Reason, shown to everybody'), 'Late');
    await userEvent.type(screen.getByLabelText('Points for conduct'), '12');
    await press('Save the points');
    await waitFor(() => expect(sentTo(POINTS)).toHaveLength(1));
    expect(sentTo(POINTS)[0]).toMatchObject({ pointsByDecision: { points: -1, note: 'Late' }, conduct: 12 });
  });

  test('for conduct are kept but not asked for where cards are counted', async () => {
    renderAdmin(<RulesScreen />, cupWith({ Teams: [{ ...buildTeam('Lions'), conduct: 4 }] }));
    expect(screen.getByText('Typed earlier and not counted now: 4')).toBeTruthy();
    await press('Change the points of Lions');
    expect(screen.queryByLabelText('Points for conduct')).toBeNull();
  });
});

describe('the cards of older matches', () => {
  const older = Matches.map((match) => ({ ...match, logRevision: 1 }));
  const cupOf = (changes: Partial<Cup>, matches = older) =>
    cupWith({ Stages: [buildStage({ groups: [buildGroup({ Teams })], Matches: matches })], ...changes });

  test('are counted where cards decide something', async () => {
    answers[COUNT] = { data: { matches: 5 } };
    renderAdmin(<RulesScreen />, cupOf({ tieBreakers: 'world-cup-26' }));
    await press('Count the cards of older matches');
    await waitFor(() => expect(sentTo(COUNT)).toEqual([{ tournamentId: 'cup-1' }]));
  });

  test('are told to be counted in part where those of some matches are not counted', () => {
    const none = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };
    const side = { players: none, officials: none };
    const counted = { cards: { local: side, visitor: side } };
    const [first, second, ...others] = older;
    if (!first || !second) throw new Error('There are more matches.');
    const inPart = [{ ...first, ...counted }, { ...second, isForfeit: true, cards: null }, ...others];
    const { showCup } = renderAdmin(<RulesScreen />, cupOf({ tieBreakers: 'world-cup-26' }, inPart));
    expect(screen.getByText(/^The cards of 1 of 4 played group matches are counted/)).toBeTruthy();
    showCup(cupOf({}, inPart));
    expect(screen.queryByText(/played group matches/)).toBeNull();
    const all = older.map((match) => ({ ...match, ...counted }));
    showCup(cupOf({ tieBreakers: 'world-cup-26' }, all));
    expect(screen.queryByText(/played group matches/)).toBeNull();
  });

  test('are left alone where they decide nothing, or are counted already', () => {
    const { unmount } = renderAdmin(<RulesScreen />, cupOf({}));
    expect(screen.queryByText('Cards of older matches')).toBeNull();
    unmount();
    const counted = older.map((match) => ({ ...match, cards: null }));
    const { showCup } = renderAdmin(<RulesScreen />, cupOf({ tieBreakers: 'world-cup-26' }, counted));
    expect(screen.queryByText('Cards of older matches')).toBeNull();
    const NO_SCORES = {
      localTeamScore: null,
      visitorTeamScore: null,
      localTeamPenaltyScore: null,
      visitorTeamPenaltyScore: null,
    };
    const recordedAs = (state: 'scheduled' | 'abandoned') =>
      older.map((match) => ({
        ...match,
        readAs: 'awarded' as const,
        recorded: { ...NO_SCORES, state, isForfeit: false, forfeit: 'local' as const },
      }));
    showCup(cupOf({ tieBreakers: 'world-cup-26' }, recordedAs('scheduled')));
    expect(screen.queryByText('Cards of older matches')).toBeNull();
    showCup(cupOf({ tieBreakers: 'world-cup-26' }, recordedAs('abandoned')));
    expect(screen.getByText('Cards of older matches')).toBeTruthy();
  });
});
