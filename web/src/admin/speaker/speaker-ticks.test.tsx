import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildMatch, buildStage } from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { showLanguage } from '../../shelf/texts/use-texts';
import { beginSpeakerTest, cupOf, panel, won } from '../../testing/speaker-day';
import { tick, useReadLines } from './read-lines';
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
    'Correction: Semi-finals: Lions 1, Bears 2.',
    expect.stringMatching(/^Correction: Bears go on to “Final”: 2–1 against Lions\./),
  ]);
  expect(panel('Next').getByText(/^Next on Court 1, 15:20: Bears – Host/)).toBeTruthy();
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

test('an announcement of the evening before is told anew on the day, and is no correction', async () => {
  const Stages = [buildStage({ Matches: [buildMatch({ date: '2030-05-12', time: '09:00' })] })];
  const cup = cupOf({}, { Stages });
  const { unmount } = renderAdmin(<SpeakerScreen />, cup);
  await userEvent.click(panel('Next').getByRole('checkbox'));
  unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-12T06:00:00Z'));
  renderAdmin(<SpeakerScreen />, cup);
  expect(panel('Next').getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
});

test('what was read in one language is not read in another one', () => {
  const { result, rerender } = renderHook(() => useReadLines('cup-1'));
  act(() => tick('cup-1', { id: 'result/semi', text: 'Lions 3, Bears 1.' }, true));
  expect(result.current).toEqual({ 'result/semi': 'Lions 3, Bears 1.' });
  showLanguage('de');
  rerender();
  expect(result.current).toEqual({});
});

test('a forfeit that falls away from a result that was read is a correction', async () => {
  const { showCup } = renderAdmin(<SpeakerScreen />, cupOf({ ...won(3, 0), isForfeit: true }));
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  showCup(cupOf(won(3, 0)));
  expect(panel('Corrections').getByText('Semi-finals: Lions 3, Bears 0.')).toBeTruthy();
});

test.each([
  '{"result/semi":7,"x":{"text":',
  '{"result/semi":7,"result/x":{"text":"X"},"through/x":null}',
  '"7"',
])('an entry of the storage that cannot be read counts for nothing: %s', (stored) => {
  localStorage.setItem(`speaker/${beginSpeakerTest()}/en`, stored);
  renderAdmin(<SpeakerScreen />, cupOf(won(3, 1)));
  expect(screen.getByText('Semi-finals: Lions 3, Bears 1.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Corrections' })).toBeNull();
});
