import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseTournament, clearTournament } from '../stores/tournaments';
import { named, WithNames } from './with-names';

afterEach(clearTournament);

test('names in a sentence carry the language of the cup, wherever the sentence has them', () => {
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-05-11', language: 'de' });
  const text = `Du groupe ${named('Nord')}, l’équipe ${named('Löwen')} est retirée.`;
  const { container } = render(<WithNames text={text} />);
  expect(container.textContent).toBe('Du groupe Nord, l’équipe Löwen est retirée.');
  const marked = [...container.querySelectorAll('[lang="de"]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Nord', 'Löwen']);
});
