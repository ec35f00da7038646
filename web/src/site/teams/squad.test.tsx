import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { Squad } from './squad';

const PLAYERS = [
  { playerId: 'a', shownAs: 'Anna K.' },
  { playerId: 'b', shownAs: 'Bea M.', number: 10, goals: 1 },
  { playerId: 'c', shownAs: 'Carla Z.', number: 9, isCaptain: true, goals: 3 },
] as const;

function lines(): string[] {
  return screen.getAllByRole('listitem').map((line) => `${line.getAttribute('value')} ${line.textContent}`);
}

test('players are listed by shirt number, with the captain and the goals, and after them those without a number', () => {
  renderPage(<Squad players={PLAYERS} names="full" />);
  expect(lines()).toEqual(['9 Carla Z. C(Captain) · 3 goals', '10 Bea M. · 1 goal', 'null Anna K.']);
  expect(screen.getByText('Anna K.').closest('li')?.dataset['lacksNumber']).toBe('true');
});

test('players without any number are counted as they came, and those who are shown by it stay in its order', () => {
  const [anna] = PLAYERS;
  const { unmount } = renderPage(<Squad players={[anna]} names="full" />);
  expect(screen.getByText('Anna K.').closest('li')?.dataset['lacksNumber']).toBe('false');
  unmount();
  const shown = [
    { ...anna, shownAs: '1' },
    { ...PLAYERS[2], shownAs: '9' },
  ];
  renderPage(<Squad players={shown} names="number" />);
  expect(lines().map((line) => line.split(' ')[1])).toEqual(['1', '9']);
});
