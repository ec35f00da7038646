import type { fixtureTexts as english } from '../../en/admin/fixture';
import type { Translated } from '../../translated';

export const fixtureTexts = {
  guide: {
    title: 'Établir le calendrier, étape par étape',
    done: 'Fait',
    open: 'À faire',
    step: (number) => `Étape ${number}`,
    stages: {
      title: 'Définir les phases du tournoi',
      hint: 'Par exemple phase de groupes, quarts de finale, demi-finales, finale.',
      missing: 'Aucune phase définie pour l’instant',
    },
    groups: {
      title: 'Nommer les groupes',
      hint: 'Chaque phase de groupes a au moins un groupe.',
      missingStages: 'Définissez d’abord une phase de groupes, ou continuez sans groupes',
      missing: (stages) => `Pas encore de groupes dans\u202f: ${stages}`,
      notNeeded: 'Pas nécessaire\u202f: il n’y a que des phases à élimination directe',
    },
    teams: {
      title: 'Répartir les équipes dans les groupes',
      hint: 'Chaque groupe a au moins deux équipes.',
      missingTeams: 'Aucune équipe saisie pour l’instant',
      missing: (groups) => `Moins de deux équipes dans\u202f: ${groups}`,
      left: (count) =>
        count === 1 ? '1 équipe n’est dans aucun groupe' : `${count} équipes ne sont dans aucun groupe`,
      missingGroups: 'Il n’y a pas encore de groupes',
      notNeeded: 'Pas nécessaire\u202f: il n’y a pas de groupes',
    },
    matches: {
      title: 'Fixer les matchs',
      hint: 'La date, l’heure et le lieu, et les équipes dès qu’elles sont connues.',
      missing: (stages) => `Pas encore de matchs dans\u202f: ${stages}`,
      missingStages: 'Définissez d’abord les phases',
      review: (count) =>
        count < 2
          ? `${count} match a d’autres équipes que son score`
          : `${count} matchs ont d’autres équipes que leur score`,
      count: (count) => (count < 2 ? `${count} match au programme` : `${count} matchs au programme`),
    },
  },
  stages: { show: 'Afficher les phases', hide: 'Masquer les phases' },
  groups: { show: 'Afficher les groupes', hide: 'Masquer les groupes' },
  matches: { show: 'Afficher les matchs', hide: 'Masquer les matchs' },
} satisfies Translated<typeof english>;
