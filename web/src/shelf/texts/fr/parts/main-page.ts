import type { mainPageTexts as english } from '../../en/parts/main-page';
import type { Translated } from '../../translated';

export const mainPageTexts = {
  welcome: 'Bienvenue à la Coupe féminine de futsal de Zurich',
  lead: 'Choisir un tournoi et suivre chaque match, chaque classement et chaque but, du coup d’envoi à la finale.',
  list: 'Tournois',
  times: { running: 'En cours', coming: 'À venir', past: 'Passés' },
  empty: 'Les informations sur le tournoi suivront bientôt',
  cupGone: 'Ce tournoi est introuvable. Il a peut-être été supprimé.',
} satisfies Translated<typeof english>;
