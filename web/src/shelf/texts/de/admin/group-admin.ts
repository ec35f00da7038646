import type { groupAdminTexts as english } from '../../en/admin/group-admin';
import type { Translated } from '../../translated';

export const groupAdminTexts = {
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
    warning: (team: string, group: string) => `${team} verlässt ${group}; seine Spiele dort werden gelöscht.`,
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
    needed: 'Diese Teams sind nach allen Kriterien gleichauf: Das Los entscheidet.',
    record: 'Losentscheid eintragen',
    recorded: (names) => `Losentscheid: ${names}`,
    takeBack: 'Zurücknehmen',
    kept: (names) =>
      `Jetzt entscheiden die Resultate; das Los bleibt für den Fall, dass sie es nicht tun: ${names}`,
    takenBack: 'Der Losentscheid ist zurückgenommen',
    title: 'Reihenfolge gemäss Los',
    explanation:
      'Diese Teams sind nach allen Kriterien gleichauf. Bringen Sie sie in die Reihenfolge, die das Los, ein Penaltyschiessen oder die Fairplay-Wertung ergeben hat.',
    up: (team) => `${team} nach oben`,
    down: (team) => `${team} nach unten`,
    places: (from, to) => `Plätze ${from} bis ${to}`,
    submit: 'Reihenfolge speichern',
    success: 'Der Losentscheid ist gespeichert',
  },
  fields: { name: 'Name der Gruppe', lots: 'Losentscheid' },
} satisfies Translated<typeof english>;
