import type { teamsTexts as english } from '../../en/public/teams';
import type { Translated } from '../../translated';

export const teamsTexts = {
  empty: 'Keine Teams gefunden',
  page: 'Seite des Teams',
  mine: 'mein Team',
  players: 'Kader',
  noPlayers: 'Noch niemand im Kader',
  matches: 'Spiele',
  noMatches: 'Keine Spiele gefunden',
  playerCount: (count) => (count === 1 ? '1 Person im Kader' : `${count} Personen im Kader`),
} satisfies Translated<typeof english>;
