import type { cupStateTexts as english } from '../en/cup-state';
import type { Translated } from '../translated';

export const cupStateTexts = {
  firstMatches: 'Premiers matchs',
  today: 'Aujourd’hui',
  nextDay: 'Prochaine journée',
  final: 'La finale',
  way: 'Le chemin vers le titre',
  myTeam: 'Mon équipe',
  plays: 'En ce moment',
  next: 'Prochain match',
  last: 'Dernier match',
  place: (position, group, points) =>
    `${group}\u202f: rang ${position}, ${points < 2 ? `${points} point` : `${points} points`}`,
  leadsTo: (stage) => `Qualifie pour\u202f: ${stage}`,
  leadsBestTo: (stage) => `Qualifie pour\u202f: ${stage}, parmi les meilleures équipes de ce rang`,
} satisfies Translated<typeof english>;
