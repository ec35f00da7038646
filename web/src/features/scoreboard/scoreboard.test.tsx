import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { Scoreboard } from './scoreboard';

const cup = buildCup({
  Stages: [
    buildStage({
      Matches: [
        buildMatch({ time: '10:00', local: { goals: 2 }, visitor: { goals: 1 } }),
        buildMatch({ time: '13:00', local: { team: { teamId: 'wolves', name: 'Wolves' } } }),
      ],
    }),
  ],
});

function renderAt(instant: string, shown = cup) {
  render(<Scoreboard cup={shown} clock={{ timeZone: 'UTC', now: Date.parse(instant) }} />);
  return screen.getByRole('region', { name: 'Scoreboard' }).textContent;
}

describe('the scoreboard', () => {
  test('shows a sample before the first kick-off, and calls it one', () => {
    expect(renderAt('2030-05-11T09:59:59Z')).toContain('Sample');
  });

  test('shows the running match as live', () => {
    const board = renderAt('2030-05-11T13:10:00Z');
    expect(board).toContain('Live');
    expect(board).toContain('Wolves');
    expect(board).toContain('(-)');
  });

  test('shows the latest match once its time is over', () => {
    const board = renderAt('2030-05-11T12:30:00Z');
    expect(board).toContain('Result');
    expect(board).toContain('2– to 1');
  });
});
