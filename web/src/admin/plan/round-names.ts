import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { ENGLISH_NAMES, type PlanNames } from '@futsal-cup/domain/plan/settings';

/**
 * A plan gives stages and groups these names. They become names of the cup and are in its language, not in the
 * administrator's, so all four languages are here together.
 */
export const PLANNED_NAMES: Readonly<Record<Language, PlanNames>> = {
  en: ENGLISH_NAMES,
  de: {
    group: 'Gruppe',
    stages: {
      groups: 'Gruppenphase',
      'round-of-128': 'Runde der letzten 128',
      'round-of-64': 'Runde der letzten 64',
      'round-of-32': 'Sechzehntelfinals',
      'round-of-16': 'Achtelfinals',
      'quarter-finals': 'Viertelfinals',
      'places-5-to-8': 'Plätze 5 bis 8',
      'semi-finals': 'Halbfinals',
      'seventh-place': 'Spiel um Platz 7',
      'fifth-place': 'Spiel um Platz 5',
      'third-place': 'Spiel um Platz 3',
      final: 'Final',
    },
  },
  fr: {
    group: 'Groupe',
    stages: {
      groups: 'Phase de groupes',
      'round-of-128': '64es de finale',
      'round-of-64': '32es de finale',
      'round-of-32': 'Seizièmes de finale',
      'round-of-16': 'Huitièmes de finale',
      'quarter-finals': 'Quarts de finale',
      'places-5-to-8': 'Places 5 à 8',
      'semi-finals': 'Demi-finales',
      'seventh-place': 'Match pour la 7e place',
      'fifth-place': 'Match pour la 5e place',
      'third-place': 'Match pour la 3e place',
      final: 'Finale',
    },
  },
  it: {
    group: 'Girone',
    stages: {
      groups: 'Fase a gironi',
      'round-of-128': '64esimi di finale',
      'round-of-64': '32esimi di finale',
      'round-of-32': 'Sedicesimi di finale',
      'round-of-16': 'Ottavi di finale',
      'quarter-finals': 'Quarti di finale',
      'places-5-to-8': 'Posti dal 5 all’8',
      'semi-finals': 'Semifinali',
      'seventh-place': 'Finale 7º posto',
      'fifth-place': 'Finale 5º posto',
      'third-place': 'Finale 3º posto',
      final: 'Finale',
    },
  },
};
