import type { teamsTexts as english } from '../../en/public/teams';
import type { Translated } from '../../translated';

export const teamsTexts = {
  empty: 'Aucune équipe trouvée',
  page: 'Page de l’équipe',
  mine: 'mon équipe',
  players: 'Contingent',
  noPlayers: 'Contingent pas encore annoncé',
  matches: 'Matchs',
  noMatches: 'Aucun match trouvé',
  playerCount: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
} satisfies Translated<typeof english>;
