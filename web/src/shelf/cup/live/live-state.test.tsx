import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../cup';
import { buildCup, buildMatch, buildStage, type MatchChanges } from '../../../testing/build-view';
import { liveTexts as english } from '../../texts/en-live';
import { liveTexts as german } from '../../texts/de-live';
import { findGoalNews, GoalNews } from './goal-news';
import { clockText, LiveState, phaseText } from './live-state';

const { futsal, 'indoor-cup': indoorCup } = MATCH_RULE_PRESETS;
const MINUTE = 60_000;
const NOW = Date.parse('2030-05-11T10:00:00Z');

function live(changes: Partial<LiveMatch> = {}): LiveMatch {
  const clock = { runningSince: NOW - 4 * MINUTE - 12_000, elapsed: 0 };
  return { phase: 'first-half', ...clock, goals: [1, 0], kicks: null, fouls: [3, 5], log: 5, ...changes };
}

describe('the clock of a live match', () => {
  test.each([
    ['runs from the kick-off', live(), futsal, '4:12'],
    ['stands while it is stopped', live({ runningSince: null, elapsed: 5 * MINUTE }), futsal, '5:00'],
    ['goes on from the first half', live({ phase: 'second-half' }), futsal, '24:12'],
    ['shows what is added apart', live({ runningSince: NOW - 13 * MINUTE }), indoorCup, '12:00 +1:00'],
    ['does not run before it began', live({ runningSince: NOW + 400 }), futsal, '0:00'],
    [
      'goes on for half an hour after the end',
      live({ runningSince: NOW - 42 * MINUTE }),
      indoorCup,
      '12:00 +30:00',
    ],
  ])('%s', (_what, match, rules, text) => {
    expect(clockText(match, rules, NOW)).toBe(text);
  });

  test.each(['half-time', 'shoot-out'] as const)('is not shown in the phase %s', (phase) => {
    expect(clockText(live({ phase, runningSince: null }), futsal, NOW)).toBeNull();
  });

  test('is not shown any more when nobody has ended the half', () => {
    expect(clockText(live({ runningSince: NOW - 43 * MINUTE }), indoorCup, NOW)).toBeNull();
  });

  test('calls a phase that only a newer deployment knows no half', () => {
    expect(phaseText('golden-goal' as never, futsal, english)).toBe('In play');
  });

  test('calls the only half of a match no half', () => {
    expect(phaseText('first-half', indoorCup, english)).toBe('In play');
    expect(phaseText('first-half', futsal, german)).toBe('1. Halbzeit');
  });
});

describe('the board of a live match', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });

  afterEach(() => vi.useRealTimers());

  test('ticks by itself, without any news', () => {
    render(<LiveState live={live()} rules={futsal} />);
    expect(screen.getByRole('timer').textContent).toBe('4:12');
    act(() => vi.advanceTimersByTime(3_100));
    expect(screen.getByRole('timer').textContent).toBe('4:15');
    expect(screen.getByText('Fouls 3 – 5')).toBeTruthy();
  });

  test('says how many players each side has while one is short, and for how long', () => {
    const short = { local: [], visitor: [255] };
    const { rerender } = render(<LiveState live={live({ short })} rules={futsal} />);
    expect(screen.getByText('Players 5 – 4, 0:03 left')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1_100));
    expect(screen.getByText('Players 5 – 4, 0:02 left')).toBeTruthy();
    rerender(<LiveState live={live({ short, phase: 'half-time' })} rules={futsal} />);
    expect(screen.queryByText(/^Players/)).toBeNull();
    rerender(<LiveState live={live({ short })} rules={futsal} />);
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.queryByText(/^Players/)).toBeNull();
  });
});

function cupWith(changes: MatchChanges): Pick<Cup, 'Stages'> {
  return buildCup({ Stages: [buildStage({ Matches: [buildMatch({ matchId: 'm', ...changes })] })] });
}

const score = (local: number, visitor: number) => ({
  local: { goals: local, kicks: null },
  visitor: { goals: visitor, kicks: null },
});

function cupAt(local: number, visitor: number): Pick<Cup, 'Stages'> {
  return cupWith({ state: 'live', running: score(local, visitor) });
}

const scheduled = cupWith({});
const justOpened = cupWith({ state: 'live' });

function endedAt(local: number, visitor: number): Pick<Cup, 'Stages'> {
  return cupWith({ state: 'finished', ...score(local, visitor) });
}

function newsBetween(before: Pick<Cup, 'Stages'>, after: Pick<Cup, 'Stages'>): string {
  const news = findGoalNews(before.Stages[0]?.Matches ?? [], after.Stages[0]?.Matches ?? [], english);
  return news.replaceAll(/[\ue000\ue001]/g, '');
}

describe('the news for screen readers', () => {
  test.each([
    [cupAt(0, 0), cupAt(1, 0), 'Goal for Lions. Lions 1, Bears 0'],
    [cupAt(1, 0), cupAt(1, 1), 'Goal for Bears. Lions 1, Bears 1'],
    [cupAt(1, 1), cupAt(1, 0), 'The score is now: Lions 1, Bears 0'],
    [cupAt(1, 1), cupAt(1, 1), ''],
    [cupAt(0, 0), cupAt(1, 1), 'The score is now: Lions 1, Bears 1'],
    [cupAt(0, 1), cupAt(2, 0), 'The score is now: Lions 2, Bears 0'],
    [scheduled, cupAt(1, 0), 'Goal for Lions. Lions 1, Bears 0'],
    [scheduled, cupAt(0, 0), ''],
    [cupAt(1, 0), endedAt(1, 1), 'Goal for Bears. Lions 1, Bears 1'],
    [cupAt(1, 0), endedAt(1, 0), ''],
    [justOpened, cupAt(3, 2), ''],
    [endedAt(1, 0), endedAt(2, 0), ''],
    [scheduled, endedAt(2, 0), ''],
  ])('tell of a goal, or of another score', (before, after, news) => {
    expect(newsBetween(before, after)).toBe(news);
  });

  test('come once and politely, and not for the score that a visitor finds', () => {
    const { rerender } = render(<GoalNews cup={cupAt(1, 0)} />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<GoalNews cup={cupAt(2, 0)} />);
    const news = screen.getByRole('status').firstChild;
    rerender(<GoalNews cup={cupAt(2, 0)} />);
    expect(screen.getByRole('status').textContent).toBe('Goal for Lions. Lions 2, Bears 0');
    expect(screen.getByRole('status').firstChild).toBe(news);
  });
});
