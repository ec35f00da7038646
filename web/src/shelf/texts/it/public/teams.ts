import type { teamsTexts as english } from '../../en/public/teams';
import type { Translated } from '../../translated';

export const teamsTexts = {
  empty: 'Nessuna squadra trovata',
  page: 'Pagina della squadra',
  mine: 'la mia squadra',
  players: 'Rosa',
  noPlayers: 'Rosa non ancora annunciata',
  matches: 'Partite',
  noMatches: 'Nessuna partita trovata',
  playerCount: (count) => (count === 1 ? '1 persona in rosa' : `${count} persone in rosa`),
} satisfies Translated<typeof english>;
