import type { Translated, WithAllArguments } from '../../shelf/texts/translated';
import type { screenTexts as english } from './en';

const texts = {
  chooseCup: 'Quel tournoi cet écran montre-t-il\u202f?',
  noCups: 'Il n’y a pas encore de tournoi.',
  unknownCup: 'Ce tournoi n’existe pas.',
  goneCup: 'Ce tournoi a été supprimé.',
  unknownCourt: (court) => `Ce tournoi n’a pas de terrain «\u202f${court}\u202f», mais ceux-ci\u202f:`,
  noCourts: 'Aucun match de ce tournoi n’a encore de terrain.',
  unknownCategory: 'Ce tournoi n’a pas cette catégorie, mais celles-ci\u202f:',
  wholeCup: 'Tout le tournoi',
  loading: 'Un instant…',
  failed: 'Chargement impossible pour le moment. L’écran réessaie de lui-même.',
  broken: 'Une erreur s’est produite. L’écran redémarre de lui-même.',
  old: (time, minutes) =>
    minutes < 1
      ? `Pas de connexion\u202f: état de ${time}`
      : `Pas de connexion\u202f: état de ${time}, il y a ${minutes} min`,
  next: 'Ensuite',
  nextMatches: 'Prochains matchs',
  firstMatches: 'Premiers matchs',
  lastMatches: 'Derniers matchs',
  noTeams: 'Aucune équipe n’est encore inscrite.',
  places: { first: 'Première place', second: 'Deuxième place', third: 'Troisième place' },
  columns: { played: 'J', difference: '+/-', points: 'Pts' },
} satisfies Translated<typeof english>;

/** The texts of the screen in the hall. */
export const screenTexts: WithAllArguments<typeof english, typeof texts> = texts;
