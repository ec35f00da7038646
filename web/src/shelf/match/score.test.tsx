import type { Score as MatchScore } from '@futsal-cup/domain/cup/sides';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Score } from './score';

const score = (local: number, visitor: number, kicks?: readonly [number, number]): MatchScore => ({
  local: { goals: local, kicks: kicks?.[0] ?? null },
  visitor: { goals: visitor, kicks: kicks?.[1] ?? null },
});

interface Shown extends MatchScore {
  readonly running?: MatchScore;
  readonly teamsChanged?: boolean;
  readonly groupId?: string | null;
}

function winnerIn(match: Shown): string | undefined {
  const { container } = render(<Score match={match} />);
  return container.querySelector<HTMLElement>('[data-winner]')?.dataset['winner'];
}

test.each([
  ['local', score(2, 1)],
  ['visitor', score(1, 2)],
  ['visitor', score(1, 1, [3, 4])],
  [undefined, score(1, 1)],
])('the winner has a mark: %s', (winner, match) => {
  expect(winnerIn(match)).toBe(winner);
});

test('nobody has won what is being played', () => {
  expect(winnerIn({ ...score(0, 0), running: score(2, 1) })).toBeUndefined();
});

test('nobody has won a level group match, although its kicks count in the table', () => {
  expect(winnerIn({ ...score(1, 1, [3, 4]), groupId: 'group' })).toBeUndefined();
  expect(winnerIn({ ...score(2, 1), groupId: 'group' })).toBe('local');
  expect(winnerIn({ ...score(1, 1, [3, 4]), groupId: null })).toBe('visitor');
});

test('nobody has won what is under review', () => {
  expect(winnerIn({ ...score(2, 1), teamsChanged: true })).toBeUndefined();
});
