import type { Language } from '../../cup/text/languages';
import { ENGLISH_STAGE_WORDS, type StageWords } from './stage-names';

interface PlannedWords extends StageWords {
  /** The word before the letter of a group: 'Group' in 'Group A'. */
  readonly group: string;
}

/**
 * A plan gives stages and groups names of these words. They become names of the cup and are in its language, not in the
 * administrator's, so all four languages are here together.
 */
export const PLANNED_WORDS: Readonly<Record<Language, PlannedWords>> = {
  en: { ...ENGLISH_STAGE_WORDS, group: 'Group' },
  de: {
    group: 'Gruppe',
    groups: 'Gruppenphase',
    secondGroups: 'Zweite Gruppenphase',
    rounds: {
      'round-of-128': 'Runde der letzten 128',
      'round-of-64': 'Runde der letzten 64',
      'round-of-32': 'Sechzehntelfinals',
      'round-of-16': 'Achtelfinals',
      'quarter-finals': 'Viertelfinals',
      'semi-finals': 'Halbfinals',
      final: 'Final',
    },
    places: (from, to) => `Plätze ${from} bis ${to}`,
    place: (place) => `Spiel um Platz ${place}`,
    cups: { gold: 'Gold', silver: 'Silber', bronze: 'Bronze' },
  },
  fr: {
    group: 'Groupe',
    groups: 'Phase de groupes',
    secondGroups: 'Deuxième phase de groupes',
    rounds: {
      'round-of-128': '64es de finale',
      'round-of-64': '32es de finale',
      'round-of-32': 'Seizièmes de finale',
      'round-of-16': 'Huitièmes de finale',
      'quarter-finals': 'Quarts de finale',
      'semi-finals': 'Demi-finales',
      final: 'Finale',
    },
    places: (from, to) => `Places ${from} à ${to}`,
    place: (place) => `Match pour la ${place}e place`,
    cups: { gold: 'Or', silver: 'Argent', bronze: 'Bronze' },
  },
  it: {
    group: 'Girone',
    groups: 'Fase a gironi',
    secondGroups: 'Seconda fase a gironi',
    rounds: {
      'round-of-128': '64esimi di finale',
      'round-of-64': '32esimi di finale',
      'round-of-32': 'Sedicesimi di finale',
      'round-of-16': 'Ottavi di finale',
      'quarter-finals': 'Quarti di finale',
      'semi-finals': 'Semifinali',
      final: 'Finale',
    },
    // 'dall’8 al 12' and 'dall’11': these numbers begin with a vowel.
    places: (from, to) =>
      `Posti ${[8, 11].includes(from) ? 'dall’' : 'dal '}${from} ${[8, 11].includes(to) ? 'all’' : 'al '}${to}`,
    place: (place) => `Finale ${place}º posto`,
    cups: { gold: 'Oro', silver: 'Argento', bronze: 'Bronzo' },
  },
};
