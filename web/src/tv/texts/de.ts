import type { Translated, WithAllArguments } from '../../shelf/texts/translated';
import type { screenTexts as english } from './en';

const texts = {
  chooseCup: 'Welches Turnier zeigt dieser Bildschirm?',
  noCups: 'Es gibt noch kein Turnier.',
  unknownCup: 'Dieses Turnier gibt es nicht.',
  goneCup: 'Dieses Turnier wurde gelöscht.',
  unknownCourt: (court) => `Dieses Turnier hat kein Feld «${court}», sondern diese:`,
  noCourts: 'Noch kein Spiel dieses Turniers hat ein Feld.',
  unknownCategory: 'Diese Kategorie hat das Turnier nicht, sondern diese:',
  wholeCup: 'Das ganze Turnier',
  loading: 'Einen Moment …',
  failed: 'Laden ist zurzeit nicht möglich. Der Bildschirm versucht es von selbst wieder.',
  broken: 'Etwas ist schiefgegangen. Der Bildschirm beginnt von selbst neu.',
  old: (time, minutes) =>
    minutes < 1 ? `Keine Verbindung: Stand ${time}` : `Keine Verbindung: Stand ${time}, vor ${minutes} Min.`,
  next: 'Danach',
  nextMatches: 'Nächste Spiele',
  firstMatches: 'Erste Spiele',
  lastMatches: 'Letzte Spiele',
  noTeams: 'Noch kein Team ist erfasst.',
  places: { first: 'Turniersieg', second: 'Zweiter Platz', third: 'Dritter Platz' },
  columns: { played: 'Sp', difference: '+/-', points: 'Pkt' },
} satisfies Translated<typeof english>;

/** The texts of the screen in the hall. */
export const screenTexts: WithAllArguments<typeof english, typeof texts> = texts;
