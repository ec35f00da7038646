import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cup, Match } from '../../shelf/cup/cup';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildOpenMatch,
  buildRow,
  buildStage,
  buildTeam,
  type MatchChanges,
} from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { SpeakerScreen } from './speaker-screen';

const Teams = ['Lions', 'Bears', 'Foxes', 'Wolves'].map((name) => buildTeam(name));
let count = 0;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-11T12:00:00Z'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A cup of its own for each test, because what was read is kept on the device. */
function cupOf(semi: MatchChanges, changes: Partial<Cup> = {}): Cup {
  const semiFinal = buildKnownMatch('Lions', 'Bears', {
    ...{ matchId: 'semi', stageId: 'semi', Stage: { stageId: 'semi', name: 'Semi-finals' }, matchNumber: 1 },
    ...semi,
  });
  const source = { kind: 'match-winner', matchId: 'semi' } as const;
  const isWon = semiFinal.state === 'finished' && semiFinal.local.goals !== semiFinal.visitor.goals;
  const winner = (semiFinal.local.goals ?? 0) > (semiFinal.visitor.goals ?? 0) ? 'Lions' : 'Bears';
  const team = isWon ? { teamId: `team-${winner}`, name: winner } : null;
  const final = buildOpenMatch({
    ...{ matchId: 'final', stageId: 'final', Stage: { stageId: 'final', name: 'Final' }, matchNumber: 2 },
    ...{ time: '15:20', location: 'Court 1' },
    local: { source, placeholder: 'Winner match 1', team },
    visitor: { placeholder: 'Host' },
  });
  return buildCup({
    tournamentId: `cup-${count}`,
    Teams,
    Stages: [
      buildStage({ stageId: 'semi', name: 'Semi-finals', type: 'knockout', Matches: [semiFinal] }),
      buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [final] }),
    ],
    ...changes,
  });
}

const won = (local: number, visitor: number): MatchChanges => ({
  state: 'finished',
  local: { goals: local },
  visitor: { goals: visitor },
});

const panel = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body);

beforeEach(() => (count += 1));

test('reads a result, who is through and why, and ticks each off for good', async () => {
  const cup = cupOf(won(3, 1));
  const { unmount } = renderAdmin(<SpeakerScreen />, cup);
  const sentence = 'Semi-finals: Lions 3, Bears 1.';
  const tick = () =>
    panel('Just ended').getByRole<HTMLInputElement>('checkbox', { name: sentence, hidden: true });
  expect(tick().checked).toBe(false);
  expect(
    panel('Who is through').getByText(
      'Lions go on to “Final”: 3–1 against Bears. They play at 15:20 on Court 1 against Host.',
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

test('a corrected result is to be read again as a correction, and so is who is through', async () => {
  const { showCup } = renderAdmin(<SpeakerScreen />, cupOf(won(3, 1)));
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
  showCup(cupOf(won(1, 2)));
  const corrections = panel('Corrections').getAllByRole('listitem');
  expect(corrections.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Correction: Next on Court 1, 15:20: Bears – Host/),
    'Correction: Semi-finals: Lions 1, Bears 2.',
    expect.stringMatching(/^Correction: Bears go on to “Final”: 2–1 against Lions\./),
  ]);
  await userEvent.click(panel('Corrections').getByRole('checkbox', { name: /Lions 1, Bears 2/ }));
  expect(panel('Corrections').queryByText('Semi-finals: Lions 1, Bears 2.')).toBeNull();
});

test('a sentence that was read before a team was known is new once it is, and no correction', async () => {
  const { showCup } = renderAdmin(<SpeakerScreen />, cupOf({ state: 'live' }));
  await userEvent.click(panel('Next').getByRole('checkbox'));
  showCup(cupOf(won(3, 1)));
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
  expect(
    panel('Next').getByRole<HTMLInputElement>('checkbox', { name: /Lions – Host/, hidden: false }).checked,
  ).toBe(false);
});

test('what was read and is not true any more is taken back', async () => {
  const { showCup } = renderAdmin(<SpeakerScreen />, cupOf(won(3, 1)));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Lions go on/ }));
  showCup(cupOf({ state: 'live' }));
  const takenBack = /^No longer true: Lions go on to “Final”/;
  await userEvent.click(panel('Corrections').getByRole('checkbox', { name: takenBack }));
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
});

/** The cup with the final won by the Lions, and with more matches. */
function withChampion(more: readonly Match[] = [], changes: Partial<Cup> = {}): Cup {
  const cup = cupOf(won(3, 1), changes);
  const host = { teamId: 'team-Foxes', team: { teamId: 'team-Foxes', name: 'Foxes' }, goals: 0 };
  const Stages = cup.Stages.map((stage) => ({
    ...stage,
    Matches: stage.Matches.flatMap((match) =>
      match.matchId === 'final'
        ? [
            {
              ...match,
              state: 'finished' as const,
              local: { ...match.local, goals: 2 },
              visitor: { ...match.visitor, ...host },
            },
            ...more,
          ]
        : match,
    ),
  }));
  return { ...cup, Stages };
}

const readChampion = () =>
  userEvent.click(
    panel('Who is through').getByRole('checkbox', { name: /^Lions win the cup: 2–0 against Foxes/ }),
  );

test.each([
  [
    'a match is added after the final',
    [buildKnownMatch('Bears', 'Wolves', { stageId: 'final', time: '16:00' })],
  ],
  ['a match without teams is added', [buildOpenMatch({ stageId: 'final', time: '16:00' })]],
])('a champion stays one when %s', async (_when, more) => {
  const { showCup } = renderAdmin(<SpeakerScreen />, withChampion());
  await readChampion();
  showCup(withChampion(more));
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
});

test('a champion is taken back whose final was reopened', async () => {
  const { showCup } = renderAdmin(<SpeakerScreen />, withChampion());
  await readChampion();
  showCup(cupOf(won(3, 1)));
  expect(panel('Corrections').getByRole('checkbox', { name: /^No longer true: Lions win/ })).toBeTruthy();
});

test('in one category sentences are taken back although another shows no winners', async () => {
  const categories = [{ categoryId: 'g', name: 'G', rules: { shown: 'no-tables' as const } }];
  const hidden = buildStage({ stageId: 'g', categoryId: 'g', Matches: [buildMatch({ shown: 'no-tables' })] });
  const cupWith = (semi: MatchChanges) => {
    const cup = cupOf(semi, { categories });
    return { ...cup, Stages: [...cup.Stages, hidden] };
  };
  const { showCup } = renderAdmin(<SpeakerScreen />, cupWith(won(3, 1)));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Lions go on/ }));
  showCup(cupWith({ state: 'live' }));
  expect(panel('Corrections').getByRole('checkbox', { name: /^No longer true: Lions go on/ })).toBeTruthy();
});

test('tells the champions of a table by the points of the table that decides', () => {
  const rowOf = (name: string, position: number, points: number) =>
    buildRow({ teamId: `team-${name}`, name, position, points });
  const groupOf = (stageId: string, points: number) => {
    const standings = [rowOf('Lions', 1, points), rowOf('Bears', 2, 1)];
    const ended = buildKnownMatch('Lions', 'Bears', { ...won(2, 0), groupId: stageId, stageId });
    const group = buildGroup({ groupId: stageId, Teams: Teams.slice(0, 2), standings });
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
    const own = Teams.slice(index * 2, index * 2 + 2);
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
  ).toEqual(['Wolves go on to “Final”: Best second 1. They play at 15:20 on Court 1 against Host.']);
});

test.each([
  [
    'a shoot-out',
    { ...won(2, 2), local: { goals: 2, kicks: 4 }, visitor: { goals: 2, kicks: 3 } },
    '(4 - 3 on penalties)',
  ],
  ['a forfeit', { ...won(3, 0), isForfeit: true }, 'Semi-finals: Lions 3, Bears 0, Forfeit.'],
  ['a forfeit by both', { ...won(0, 0), forfeit: 'both', isForfeit: true }, 'Forfeited by both'],
  ['an abandoned match', { state: 'abandoned' }, 'Semi-finals: Lions – Bears, Abandoned.'],
] as const)('tells %s right', (_what, semi, told) => {
  renderAdmin(<SpeakerScreen />, cupOf(semi));
  expect(panel('Just ended').getByText(told, { exact: false })).toBeTruthy();
});

test('says that a match went into extra time, which only its log knows', async () => {
  const semi: MatchChanges = { ...won(3, 2), logRevision: 9 };
  const rules = { ...buildCup().matchRules, extraTimeMinutes: 5 };
  fakeApi({
    [`/tournaments/cup-${count}/matches/semi/timeline?n=9&version=version-1`]: {
      data: {
        timeline: { matchId: 'semi', revision: 9, phase: 'finished', items: [{ phase: 'extra-time-1' }] },
      },
    },
  });
  renderAdmin(<SpeakerScreen />, cupOf(semi, { matchRules: rules }));
  expect(await screen.findByText('Semi-finals: Lions 3, Bears 2, after extra time.')).toBeTruthy();
});

test('names the category before the stage, and in each sentence', () => {
  const categories = [{ categoryId: 'f', name: 'F juniors' }];
  const { Stages, ...cup } = cupOf(won(3, 1), { categories });
  const ofF = Stages.map((stage) => ({
    ...{ ...stage, categoryId: 'f', category: 'F juniors' },
    Matches: stage.Matches.map((match) => ({ ...match, Stage: { ...match.Stage, category: 'F juniors' } })),
  }));
  const teamsOfF = Teams.map((team) => ({ ...team, categoryId: 'f' }));
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
  expect(panel('Just ended').getByText('Semi-finals: Lions – Bears, Played.')).toBeTruthy();
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
  const group = buildGroup({ Teams });
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

test('a match that was announced is to be read again when it is called', async () => {
  const Stages = [buildStage({ Matches: [buildMatch({ time: '12:11' })] })];
  const cup = cupOf({}, { Stages });
  const box = () => panel('Next').getByRole<HTMLInputElement>('checkbox', { hidden: true });
  const { unmount } = renderAdmin(<SpeakerScreen />, cup);
  await userEvent.click(box());
  unmount();
  for (const [now, isRead] of [
    ['12:00', true],
    ['12:01', false],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`2030-05-11T${now}:00Z`));
    const shown = renderAdmin(<SpeakerScreen />, cup);
    expect(box().checked).toBe(isRead);
    expect(screen.queryByText(/please come to the court/) === null).toBe(isRead);
    expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
    shown.unmount();
  }
});

test.each([
  '{"result/semi":7,"x":{"text":',
  '{"result/semi":7,"result/x":{"text":"X"},"through/x":null}',
  '"7"',
])('an entry of the storage that cannot be read counts for nothing: %s', (stored) => {
  localStorage.setItem(`speaker/cup-${count}`, stored);
  renderAdmin(<SpeakerScreen />, cupOf(won(3, 1)));
  expect(screen.getByText('Semi-finals: Lions 3, Bears 1.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
  act(() => localStorage.removeItem(`speaker/cup-${count}`));
});
