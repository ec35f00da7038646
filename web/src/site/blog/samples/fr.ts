import type { Headings } from './headings';

export const headings: Headings = {
  'five-against-five': {
    title: 'Cinq contre cinq\u202f: pourquoi le futsal ne s’arrête jamais',
    summary:
      'Un terrain plus petit, un ballon plus lourd et quatre secondes pour une rentrée de touche\u202f: les règles qui rendent le jeu si rapide.',
  },
  'the-sixth-foul': {
    title: 'La sixième faute et le point des dix mètres',
    summary: 'Cinq fautes par mi-temps ne coûtent rien. La suite a déjà décidé de plus d’une finale.',
  },
  'a-hall-in-an-afternoon': {
    title: 'Comment une salle de sport devient un stade',
    summary:
      'Vingt bénévoles, quatre rouleaux de ruban adhésif et une très longue rallonge\u202f: le vendredi avant la coupe.',
  },
  'reading-the-table': {
    title: 'À égalité de points\u202f: lire le classement',
    summary:
      'Différence de buts, buts, confrontation directe et parfois le tirage au sort\u202f: ce qui place une équipe devant.',
  },
  'first-training': {
    title: 'Le premier entraînement\u202f: quoi prendre et quoi oublier',
    summary:
      'Des chaussures de salle, des protège-tibias, une bouteille d’eau. La peur du mur reste à la maison.',
  },
  'a-night-for-the-cup': {
    title: 'Tirs au but, chansons et une coupe qui fuit',
    summary:
      'L’an dernier, la finale a demandé cinq tirs au but et beaucoup de patience dans les buts. Retour en arrière.',
  },
};
