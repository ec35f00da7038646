import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { renderPage } from '../../testing/render-page';
import { TeamLink } from './links';

/** Returns the language that a screen reader uses for a text, by the markup around it. */
function languageOf(text: string): string | null | undefined {
  return screen.getByText(text).closest('[lang]')?.getAttribute('lang');
}

test('the name of a team is in the language of its cup, and what stands for a team in that of the page', () => {
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-05-11', language: 'it' });
  renderPage(
    <div lang="fr">
      <p>
        <TeamLink
          tournamentId="cup-1"
          side={{ team: { teamId: 'lions', name: 'Lions' }, placeholder: null }}
        />
      </p>
      <p>
        <TeamLink tournamentId="cup-1" side={{ team: null, placeholder: 'Vainqueur match 13' }} />
      </p>
    </div>,
  );
  expect(languageOf('Lions')).toBe('it');
  expect(languageOf('Vainqueur match 13')).toBe('fr');
  clearTournament();
});
