import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { WithNames } from './with-names';

afterEach(clearTournament);

test('names in a sentence carry the language of the cup, wherever the sentence has them', () => {
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-05-11', language: 'de' });
  const text = (team: string, group: string) => `Du groupe ${group}, l’équipe ${team} est retirée.`;
  const { container } = render(<WithNames text={text} names={['Löwen', 'Nord']} />);
  expect(container.textContent).toBe('Du groupe Nord, l’équipe Löwen est retirée.');
  const named = [...container.querySelectorAll('[lang="de"]')];
  expect(named.map(({ textContent }) => textContent)).toEqual(['Nord', 'Löwen']);
});
