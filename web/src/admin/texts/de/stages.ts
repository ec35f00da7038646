import type { stagesTexts as english } from '../en/stages';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  groups: {
    form: {
      title: 'Gruppen festlegen',
      stage: 'Phase',
      pickStage: 'Bitte eine Phase wählen',
      noStages: 'Es gibt keine Gruppenphase. Legen Sie bei den Phasen eine fest',
      name: 'Name der Gruppe',
      submit: 'Gruppe hinzufügen',
      success: 'Die Gruppe ist erstellt',
    },
    list: {
      title: 'GRUPPEN',
      empty: 'Noch keine Gruppen festgelegt',
      noTeams: 'Noch keine Teams in dieser Gruppe',
      open: (group) => `${group} löschen oder bearbeiten`,
      addTeams: 'Teams hinzufügen',
      addPlace: 'Platz hinzufügen',
      addPlaceTo: (group) => `Platz hinzufügen: ${group}`,
      addTeamsTo: (group) => `Teams hinzufügen: ${group}`,
      removeTeam: (team, group) => `${team} aus ${group} entfernen`,
    },
    change: {
      title: 'Gruppe löschen oder bearbeiten',
      delete: 'Löschen',
      edit: 'Bearbeiten',
      warning: (group) => `«${group}» und alles, was dazugehört (Spiele), wird endgültig gelöscht.`,
      count: (matches) => `Spiele: ${matches}.`,
      confirmDelete: 'Gruppe löschen',
      name: 'Name der Gruppe',
      confirmEdit: 'Gruppe umbenennen',
      deleted: 'Die Gruppe ist gelöscht',
      renamed: 'Der Name der Gruppe ist geändert',
    },
    moveTeam: {
      label: (team: string) => `${team} in eine andere Gruppe verschieben`,
      title: 'Team verschieben',
      group: 'Gruppe',
      pick: 'Gruppe wählen',
      submit: 'Verschieben',
      success: 'Das Team ist verschoben',
      warning: (team: string, group: string) =>
        `${team} verlässt ${group}; seine Spiele dort werden gelöscht.`,
    },
    addPlace: {
      title: 'Platz hinzufügen',
      label: 'Platz',
      hint: 'Das Team kommt in die Gruppe, sobald es feststeht. Nichts wird mitgenommen.',
      submit: 'Platz hinzufügen',
      success: 'Der Platz ist in der Gruppe',
    },
    removePlace: {
      title: 'Platz aus der Gruppe entfernen',
      confirm: 'Aus Gruppe entfernen',
      success: 'Der Platz ist aus der Gruppe entfernt',
      warning: (place, group) =>
        `«${place}» wird aus «${group}» entfernt, mit seinen noch nicht gespielten Spielen dort.`,
    },
    removeTeam: {
      title: 'Team aus der Gruppe entfernen',
      confirm: 'Aus Gruppe entfernen',
      warning: (team, group) =>
        `«${team}» wird aus «${group}» entfernt, und alles, was dazugehört (noch nicht gespielte Spiele dieser Gruppe), wird endgültig gelöscht.`,
      success: 'Das Team ist aus der Gruppe entfernt',
    },
    addTeams: {
      title: 'Teams zuteilen',
      available: 'Verfügbare Teams',
      submit: 'Zuteilen',
      failed: 'Die Teams konnten nicht geladen werden',
      none: 'Zurzeit sind keine Teams verfügbar',
      toTeams: 'Zu den Teams',
      success: 'Die Gruppe ist geändert',
    },
    lots: {
      needed: 'Die Regeln trennen diese Teams nicht, und von ihrer Reihenfolge hängt etwas ab.',
      neededAcross: (place) =>
        `Die Regeln trennen diese Teams auf Platz ${place} ihrer Gruppen nicht, und von ihrer Reihenfolge hängt etwas ab.`,
      record: 'Entscheid eintragen',
      recorded: (decision, names) => `Entschieden (${decision}): ${names}`,
      takeBack: 'Zurücknehmen',
      kept: (decision, names) =>
        `Jetzt entscheiden die Resultate; der Entscheid (${decision}) bleibt für den Fall, dass sie es nicht tun: ${names}`,
      takenBack: 'Der Entscheid ist zurückgenommen',
      title: 'Was entschieden hat',
      explanation:
        'Diese Teams sind nach allen Kriterien gleichauf. Geben Sie an, was entschieden hat, und bringen Sie sie in diese Reihenfolge.',
      kind: 'Entschieden durch',
      kinds: {
        unstated: 'nicht angegeben',
        lots: 'Los',
        'shoot-out': 'Penaltyschiessen',
        'deciding-match': 'Entscheidungsspiel',
        conduct: 'Fairplay',
        ranking: 'Rangliste',
        organisers: 'Turnierleitung',
      },
      up: (team) => `${team} nach oben`,
      down: (team) => `${team} nach unten`,
      places: (from, to) => `Plätze ${from} bis ${to}`,
      submit: 'Reihenfolge speichern',
      success: 'Der Entscheid ist gespeichert',
    },
    fields: { name: 'Name der Gruppe', lots: 'Reihenfolge' },
  },
  stages: {
    title: 'Phasen',
    form: {
      title: 'Phase hinzufügen',
      name: 'Name',
      type: 'Art',
      group: 'Gruppen',
      groupHint: 'Die Teams spielen in Gruppen, und die Tabelle entscheidet',
      knockout: 'K.\u00a0o.',
      knockoutHint: 'Wer gewinnt, kommt weiter',
      order: 'Reihenfolge',
      orderHint: 'Die wievielte Phase es ist, zum Beispiel 1 für die erste',
      submit: 'Phase hinzufügen',
      success: 'Die Phase ist erstellt',
    },
    columns: { order: 'Nr.', name: 'Name', type: 'Art', actions: 'Aktionen' },
    empty: 'Noch keine Phasen festgelegt',
    deleteStage: (stage) => `${stage} löschen`,
    change: {
      rename: (stage: string) => `${stage} umbenennen`,
      rules: (stage: string) => `Spielregeln von ${stage}`,
      rulesHint:
        'Sie gelten anstelle jener des Turniers, für die Seite am Spieltisch und die Uhr, auch bei einem begonnenen Spiel.',
      wipesCautions: 'Verwarnungen zählen nach dieser Phase nicht mehr',
      toCategory: 'In diese Kategorie verschieben',
      categorySuccess: 'Die Phase ist in ihrer Kategorie',
      rulesSuccess: 'Die Spielregeln der Phase sind gespeichert',
      up: (stage: string) => `${stage} nach oben`,
      down: (stage: string) => `${stage} nach unten`,
      title: 'Phase umbenennen',
      submit: 'Speichern',
      success: 'Die Phase ist umbenannt',
      moved: 'Die Phasen haben eine neue Reihenfolge',
    },
    remove: {
      title: 'Phase löschen',
      confirm: 'Phase löschen',
      success: 'Die Phase ist gelöscht',
      warning: (stage) => `«${stage}» und alles, was dazugehört (Gruppen, Spiele), wird endgültig gelöscht.`,
      count: (groups, matches) => `Gruppen: ${groups}. Spiele: ${matches}.`,
    },
  },
  fixture: {
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
        left: (count) =>
          count === 1 ? '1 Team ist in keiner Gruppe' : `${count} Teams sind in keiner Gruppe`,
        missingGroups: 'Es gibt noch keine Gruppen',
        notNeeded: 'Nicht nötig: Es gibt keine Gruppen',
      },
      matches: {
        title: 'Spiele ansetzen',
        hint: 'Datum, Anspielzeit und Spielort, und die Teams, sobald sie feststehen.',
        missing: (stages) => `Noch keine Spiele in: ${stages}`,
        missingStages: 'Legen Sie zuerst die Phasen fest',
        waits: (count) =>
          count === 1
            ? '1 Punkt wartet auf der Seite «Heute»'
            : `${count} Punkte warten auf der Seite «Heute»`,
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
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const stagesTexts: WithAllArguments<typeof english, typeof texts> = texts;
