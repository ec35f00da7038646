import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCup, buildMatch, type MatchChanges } from '../../testing/build-view';
import { MatchRows } from './match-rows';

test.each<[MatchChanges, string]>([
  [{}, '11/05 10:00Lions–BearsHall 1'],
  [{ state: 'postponed' }, 'Lions–BearsPostponed'],
  [{ state: 'abandoned' }, '11/05 10:00Lions–BearsAbandoned'],
  [{ isForfeit: true, local: { goals: 3 }, visitor: { goals: 0 } }, '11/05 10:00Lions3 – 0BearsForfeit'],
  [{ readAs: 'awarded', local: { goals: 5 }, visitor: { goals: 0 } }, '11/05 10:00Lions5 – 0BearsAwarded'],
  [
    { teamsChanged: true, local: { goals: 1 }, visitor: { goals: 0 } },
    '11/05 10:00Lions1 – 0BearsUnder review',
  ],
])('a row says why a match has no usual result: %o', (changes, expected) => {
  render(<MatchRows cup={buildCup()} title="Matches" matches={[buildMatch(changes)]} />);
  expect(screen.getByRole('listitem').textContent).toBe(expected);
});

test('a row of a match that should be over says that its result is awaited', () => {
  render(<MatchRows cup={buildCup()} title="Last matches" matches={[buildMatch()]} isOver />);
  expect(screen.getByRole('listitem').textContent).toBe('11/05 10:00Lions–BearsAwaiting result');
});

test('nobody waits for a result where none is shown', () => {
  render(
    <MatchRows
      cup={buildCup()}
      title="Last matches"
      matches={[buildMatch({ shown: 'no-results' })]}
      isOver
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('11/05 10:00Lions–BearsHall 1');
});
