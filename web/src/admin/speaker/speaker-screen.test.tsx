import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildOpenMatch,
  buildRow,
  buildStage,
  type MatchChanges,
} from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { beginSpeakerTest, cupOf, panel, SPEAKER_TEAMS, won } from '../../testing/speaker-day';
import { SpeakerScreen } from './speaker-screen';

beforeEach(() => void beginSpeakerTest());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('reads a result, who is through and why, and ticks each off for good', async () => {
  const cup = cupOf(won(3, 1));
  const { unmount } = renderAdmin(<SpeakerScreen />, cup);
  const sentence = 'Semi-finals: Lions 3, Bears 1.';
  const tick = () =>
    panel('Just ended').getByRole<HTMLInputElement>('checkbox', { name: sentence, hidden: true });
  expect(tick().checked).toBe(false);
  expect(
    panel('Who is through').getByText(
      'Lions go on to “Final”: 3–1 against Bears. Their next match: 15:20, Court 1, against Host.',
    ),
  ).toBeTruthy();
  await userEvent.click(tick());
  expect(tick().checked).toBe(true);
  unmount();
  renderAdmin(<SpeakerScreen />, cup);
  expect(tick().checked).toBe(true);
  expect(panel('Just ended').getByText('Read before, and older (1)')).toBeTruthy();
});

test('says nothing of when a match is played that was postponed', () => {
  const cup = cupOf(won(3, 1));
  const Stages = cup.Stages.map((stage) => ({
    ...stage,
    Matches: stage.Matches.map((match) =>
      match.matchId === 'final' ? { ...match, state: 'postponed' as const } : match,
    ),
  }));
  renderAdmin(<SpeakerScreen />, { ...cup, Stages });
  expect(panel('Who is through').getByText('Lions go on to “Final”: 3–1 against Bears.')).toBeTruthy();
});

test('tells the champions of a table by the points of the table that decides', () => {
  const rowOf = (name: string, position: number, points: number) =>
    buildRow({ teamId: `team-${name}`, name, position, points });
  const groupOf = (stageId: string, points: number) => {
    const standings = [rowOf('Lions', 1, points), rowOf('Bears', 2, 1)];
    const ended = buildKnownMatch('Lions', 'Bears', { ...won(2, 0), groupId: stageId, stageId });
    const group = buildGroup({ groupId: stageId, Teams: SPEAKER_TEAMS.slice(0, 2), standings });
    return { groups: [group], Matches: [ended] };
  };
  const Stages = [
    buildStage({ stageId: 'last', order: 2, ...groupOf('last', 7) }),
    buildStage({ stageId: 'first', order: 1, ...groupOf('first', 3) }),
  ];
  renderAdmin(<SpeakerScreen />, cupOf({}, { Stages }));
  expect(
    panel('Who is through').getByText('Lions win the cup: first in the table with 7 points. Second: Bears.'),
  ).toBeTruthy();
});

test('names the best on a place of several groups without points, which the tables may have otherwise', () => {
  const groups = ['a', 'b'].map((groupId, index) => {
    const own = SPEAKER_TEAMS.slice(index * 2, index * 2 + 2);
    const standings = own.map(({ teamId, name }, at) =>
      buildRow({ teamId, name, position: at + 1, points: 3 - at }),
    );
    return buildGroup({ groupId, stageId: 'groups', Teams: own, standings });
  });
  const played = [
    ['Lions', 'Bears', 3],
    ['Foxes', 'Wolves', 1],
  ] as const;
  const Matches = played.map(([local, visitor, goals], index) =>
    buildKnownMatch(local, visitor, { ...won(goals, 0), groupId: 'ab'[index] ?? '', stageId: 'groups' }),
  );
  const source = { kind: 'best-of-place', stageId: 'groups', place: 2, rank: 1 } as const;
  const final = buildOpenMatch({
    ...{ stageId: 'final', Stage: { stageId: 'final', name: 'Final' }, time: '15:20', location: 'Court 1' },
    local: {
      teamId: null,
      source,
      placeholder: 'Best second',
      team: { teamId: 'team-Wolves', name: 'Wolves' },
    },
    visitor: { placeholder: 'Host' },
  });
  const Stages = [
    buildStage({ stageId: 'groups', groups, Matches }),
    buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [final] }),
  ];
  renderAdmin(<SpeakerScreen />, cupOf({}, { Stages }));
  expect(
    panel('Who is through')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wolves go on to “Final”: Best second 1. Their next match: 15:20, Court 1, against Host.']);
});

test.each([
  [
    'a shoot-out',
    { ...won(2, 2), local: { goals: 2, kicks: 4 }, visitor: { goals: 2, kicks: 3 } },
    '(4 - 3 on penalties)',
  ],
  ['a forfeit', { ...won(3, 0), isForfeit: true }, 'Semi-finals: Lions 3, Bears 0. Forfeit.'],
  ['a forfeit by both', { ...won(0, 0), forfeit: 'both', isForfeit: true }, 'Forfeited by both'],
  ['an abandoned match', { state: 'abandoned' }, 'Semi-finals: Lions – Bears. Abandoned.'],
] as const)('tells %s right', (_what, semi, told) => {
  renderAdmin(<SpeakerScreen />, cupOf(semi));
  expect(panel('Just ended').getByText(told, { exact: false })).toBeTruthy();
});

test('names the category before the stage, and in each sentence', () => {
  const categories = [{ categoryId: 'f', name: 'F juniors' }];
  const { Stages, ...cup } = cupOf(won(3, 1), { categories });
  const ofF = Stages.map((stage) => ({
    ...{ ...stage, categoryId: 'f', category: 'F juniors' },
    Matches: stage.Matches.map((match) => ({ ...match, Stage: { ...match.Stage, category: 'F juniors' } })),
  }));
  const teamsOfF = SPEAKER_TEAMS.map((team) => ({ ...team, categoryId: 'f' }));
  renderAdmin(<SpeakerScreen />, { ...cup, Teams: teamsOfF, Stages: ofF });
  const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sentences[0]).toBe('F juniors – Semi-finals: Lions 3, Bears 1.');
  expect(sentences.filter((text) => text.includes('F juniors – '))).toHaveLength(3);
});

test('reads nothing of a score under review', () => {
  renderAdmin(<SpeakerScreen />, cupOf({ ...won(3, 1), teamsChanged: true }));
  expect(panel('Just ended').getByText('Nothing has ended today.')).toBeTruthy();
});

test('reads neither scores nor winners of a cup that shows none', () => {
  const semi: MatchChanges = { state: 'finished', shown: 'no-results' };
  renderAdmin(<SpeakerScreen />, cupOf(semi, { shown: 'no-results' }));
  expect(panel('Just ended').getByText('Semi-finals: Lions – Bears. Played.')).toBeTruthy();
  expect(panel('Who is through').queryByRole('checkbox')).toBeNull();
});

test('names the message to everybody, and thanks the sponsors', () => {
  const message = { text: 'The bar is open.', until: '2030-05-11T13:00:00.000Z' };
  const sponsors = [{ name: 'Bakery' }, { name: 'Garage' }];
  renderAdmin(<SpeakerScreen />, cupOf({}, { message, sponsors }));
  expect(panel('In between').getByText('The bar is open.')).toBeTruthy();
  expect(panel('In between').getByText('We thank our sponsors: Bakery, Garage.')).toBeTruthy();
});

test('names a match that is played, until it must have been forgotten', () => {
  const { showCup } = renderAdmin(<SpeakerScreen />, cupOf({ state: 'live', date: '2030-05-11' }));
  expect(panel('Now').getByText(/Lions – Bears/)).toBeTruthy();
  showCup(cupOf({ state: 'live', date: '2030-05-10' }));
  expect(panel('Now').getByText('No match is being played.')).toBeTruthy();
});

test('calls both teams and the referees of the next match of each court shortly before its kick-off', () => {
  const at = (time: string, location: string, changes: MatchChanges = {}) =>
    buildMatch({ time, location, ...changes });
  const Matches = [
    at('12:10', 'Court 2', { refereeTeamId: 'team-Wolves' }),
    at('12:40', 'Court 2'),
    // Nobody keeps the log of this court, so that its match may be under way.
    at('11:55', 'Court 1'),
    at('12:11', 'Court 1'),
    // Here somebody does, so it has not begun.
    at('11:30', 'Court 3', { state: 'live', logRevision: 3 }),
    at('11:55', 'Court 3'),
    at('12:05', 'Court 3'),
    at('12:05', '', { visitor: { team: null, placeholder: 'Host' } }),
  ];
  const group = buildGroup({ Teams: SPEAKER_TEAMS });
  const Stages = [buildStage({ groups: [group], Matches })];
  renderAdmin(<SpeakerScreen />, cupOf({ state: 'postponed' }, { Stages }));
  const sentences = panel('Next').getAllByRole('listitem');
  expect(sentences.map(({ textContent }) => textContent)).toEqual([
    'Next on Unknown Venue, 12:05: Lions – Host.',
    'Next on Court 1, 12:11: Lions – Bears.',
    'Next on Court 2, 12:10: Lions – Bears. Referees: Wolves. Both teams, please come to the court.',
    'Next on Court 3, 11:55: Lions – Bears.',
  ]);
});
