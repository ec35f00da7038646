import type { fixtureTexts as english } from '../../en/admin/fixture';
import type { Translated } from '../../translated';

export const fixtureTexts = {
  guide: {
    title: 'So entsteht der Spielplan',
    done: 'Erledigt',
    open: 'Offen',
    step: (number) => `Schritt ${number}`,
    stages: {
      title: 'Phasen des Turniers festlegen',
      hint: 'Zum Beispiel Gruppenphase, Viertelfinal, Halbfinal, Final.',
      missing: 'Noch keine Phasen festgelegt',
    },
    groups: {
      title: 'Gruppen benennen',
      hint: 'Jede Gruppenphase hat mindestens eine Gruppe.',
      missingStages: 'Legen Sie zuerst eine Gruppenphase fest, oder fahren Sie ohne Gruppen fort',
      missing: (stages) => `Noch keine Gruppen in: ${stages}`,
      notNeeded: 'Nicht nötig: Es gibt nur K.-o.-Phasen',
    },
    teams: {
      title: 'Teams den Gruppen zuteilen',
      hint: 'Jede Gruppe hat mindestens zwei Teams.',
      missingTeams: 'Noch keine Teams erfasst',
      missing: (groups) => `Weniger als zwei Teams in: ${groups}`,
      left: (count) => (count === 1 ? '1 Team ist in keiner Gruppe' : `${count} Teams sind in keiner Gruppe`),
      missingGroups: 'Es gibt noch keine Gruppen',
      notNeeded: 'Nicht nötig: Es gibt keine Gruppen',
    },
    matches: {
      title: 'Spiele ansetzen',
      hint: 'Datum, Anspielzeit und Spielort, und die Teams, sobald sie feststehen.',
      missing: (stages) => `Noch keine Spiele in: ${stages}`,
      missingStages: 'Legen Sie zuerst die Phasen fest',
      review: (count) =>
        count === 1
          ? '1 Spiel hat andere Teams als sein Resultat'
          : `${count} Spiele haben andere Teams als ihr Resultat`,
      count: (count) => (count === 1 ? '1 Spiel ist angesetzt' : `${count} Spiele sind angesetzt`),
    },
  },
  stages: { show: 'Phasen anzeigen', hide: 'Phasen ausblenden' },
  groups: { show: 'Gruppen anzeigen', hide: 'Gruppen ausblenden' },
  matches: { show: 'Spiele anzeigen', hide: 'Spiele ausblenden' },
} satisfies Translated<typeof english>;
