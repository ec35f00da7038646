import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cup, Match } from '../../shelf/cup/cup';
import {
  buildKnownMatch,
  buildMatch,
  buildOpenMatch,
  buildStage,
  type MatchChanges,
} from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { beginSpeakerTest, cupOf, panel, won } from '../../testing/speaker-day';
import { SpeakerScreen } from './speaker-screen';

beforeEach(() => void beginSpeakerTest());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  localStorage.setItem(`speaker/${beginSpeakerTest()}`, stored);
  renderAdmin(<SpeakerScreen />, cupOf(won(3, 1)));
  expect(screen.getByText('Semi-finals: Lions 3, Bears 1.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
});
