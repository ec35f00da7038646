import type { teamAdminTexts as english } from '../../en/admin/team-admin';
import type { Translated } from '../../translated';

export const teamAdminTexts = {
  header: 'HIER ERFASSEN SIE DIE TEAMS',
  showTeams: 'Teams anzeigen',
  hideTeams: 'Teams ausblenden',
  noTeams: 'Noch keine Teams erfasst',
  noPlayers: 'Noch niemand im Kader',
  players: (team) => `Kader von ${team}`,
  count: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  editTeam: (team) => `${team} bearbeiten`,
  deleteTeam: (team) => `${team} löschen`,
  add: { show: 'Team hinzufügen', hide: 'Formular ausblenden' },
  builder: {
    name: 'Name des Teams',
    set: 'Festlegen',
    player: 'Spielerin oder Spieler',
    add: 'Hinzufügen',
    summary: 'Zusammenfassung',
    noName: 'Noch kein Name festgelegt',
    noPlayers: 'Noch niemand im Kader',
    remove: (player) => `${player} entfernen`,
    tooManyPlayers: (most) => `Ein Kader hat höchstens ${most} Personen`,
    confirm: 'Team bestätigen',
  },
  create: { title: 'Team erstellen', confirm: 'Team erstellen', success: 'Das Team ist erstellt' },
  update: {
    title: 'Team ändern',
    confirm: 'Team speichern',
    success: 'Das Team ist geändert',
    none: 'Kein Team gefunden. Gehen Sie zurück und WÄHLEN Sie ein Team zum Bearbeiten',
    back: 'Zurück zu den Teams',
  },
  remove: {
    title: 'Team löschen',
    confirm: 'Team löschen',
    success: 'Das Team ist gelöscht',
    warning: (team) =>
      `«${team}» und alles, was dazugehört (Kader, Plätze in Gruppen, noch nicht gespielte Gruppenspiele), wird endgültig gelöscht.`,
    leaves: (matches) =>
      matches === 1
        ? 'In 1 K.-o.-Spiel steht danach KEIN TEAM an dieser Stelle.'
        : `In ${matches} K.-o.-Spielen steht danach KEIN TEAM an dieser Stelle.`,
    hasPlayed: 'Ein Team, das gespielt hat, lässt sich nicht löschen: Seine Resultate zählen für andere.',
  },
  withdraw: {
    open: 'Team zurückziehen',
    title: 'Team zurückziehen',
    confirm: 'Team zurückziehen',
    success: 'Das Team ist zurückgezogen',
    explanation: (team) => `${team} spielt nicht mehr weiter. Kader und Resultate bleiben erhalten.`,
    results: 'Was das Team gespielt hat',
    choices: {
      stand: 'Zählt; was noch zu spielen ist, wird forfait gewertet',
      annulled: 'Wird annulliert; kein Gruppenspiel des Teams zählt',
    },
    becomes: 'Was aus seinen Spielen wird',
    nothing: 'Keines seiner Spiele ändert sich.',
    forfeit: (winner, goals, against) => `${winner} gewinnt forfait, ${goals}:${against}`,
    annulled: 'zählt nirgends',
  },
  erase: {
    open: 'Person löschen',
    title: 'Person endgültig löschen',
    player: 'Spielerin oder Spieler',
    pick: 'Bitte wählen',
    warning:
      'Der Name verschwindet aus dem Kader und aus dem Verlauf, sodass ihn nichts zurückbringt. Was die Person in einem Spiel getan hat, bleibt ohne Namen stehen. Sicherungsdateien und Kopien des Turniers behalten ihn.',
    instead: 'Um jemanden nur aus dem Kader zu nehmen, bearbeiten Sie das Team.',
    confirm: 'Endgültig löschen',
    success: 'Die Person ist gelöscht',
    namesakes: (name) => `«${name}» steht auch in anderen Teams. Haken Sie an, wo es dieselbe Person ist.`,
    inHistory: (team) => `${team} (nur im Verlauf)`,
    alsoThere: 'Auch dort löschen',
    leave: 'Den Rest stehen lassen',
  },
  fields: { name: 'Name des Teams', players: 'Kader' },
} satisfies Translated<typeof english>;
