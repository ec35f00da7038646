import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { cupTexts as english } from '../en/cup';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  details: {
    header: 'HIER LEGEN SIE DIE TURNIERANGABEN FEST',
    noDate: 'Kein Datum gefunden',
    noName: 'Kein Name gefunden',
    date: 'Datum',
    name: 'Name',
    nameHint: `Fakultativ, ${MIN_TOURNAMENT_NAME_LENGTH} bis ${MAX_TOURNAMENT_NAME_LENGTH} Zeichen`,
    address: 'Adresse der Halle',
    addressHint:
      'Freiwillig: Name, Strasse und Ort, für Karten und Suchmaschinen. Bei mehreren Hallen leer lassen.',
    edit: 'Bearbeiten',
    create: 'Turnier erstellen',
    set: 'Turnierangaben festlegen',
    save: 'Turnierangaben speichern',
    cancel: 'Abbrechen',
    created: 'Das Turnier ist erstellt',
    updated: 'Die Turnierangaben sind geändert',
    toOptions: 'Turnier verwalten',
    rules: {
      title: 'Zeitzone und Sprache',
      hint: 'Die Vorgaben passen für die meisten Turniere. Ändern Sie sie nur, wenn es bei Ihrem anders ist.',
      language: 'Sprache',
      languageHint:
        'Alle sehen die Website in der Sprache ihres Browsers. Gibt es sie in dieser Sprache nicht, erscheint sie in der Sprache, die Sie hier wählen.',
      timeZone: 'Zeitzone',
      timeZoneHint:
        'Wo das Turnier stattfindet. Datum und Anspielzeit der Spiele gelten nach der Uhr an diesem Ort.',
    },
    play: {
      title: 'Spielregeln und Namen im Kader',
      hint: 'Wählen Sie, was am besten passt. Nach diesen Regeln richten sich die Seite am Spieltisch und die Uhr.',
      rules: 'Regeln eines Spiels',
      'indoor-cup': 'Hallenturnier 1 × 12 durchlaufend',
      'indoor-cup-hint':
        'Eine Halbzeit von zwölf Minuten, die Uhr läuft durch; keine Verlängerung, je drei Penaltys im Penaltyschiessen.',
      futsal: 'Futsal 2 × 20 gestoppt',
      'futsal-hint':
        'Zwei Halbzeiten von zwanzig Minuten, die Uhr steht bei Unterbrüchen; Verlängerung 2 × 5, je fünf Penaltys im Penaltyschiessen.',
      own: 'Eigene Werte',
      asCup: 'Wie das Turnier',
      halves: 'Halbzeiten',
      oneHalf: '1 Halbzeit',
      twoHalves: '2 Halbzeiten',
      clock: 'Uhr',
      running: 'durchlaufende Uhr',
      stopped: 'gestoppte Uhr',
      length: (halves, minutes) => `${halves} × ${minutes} Min.`,
      numbers: {
        minutesPerHalf: 'Minuten einer Halbzeit',
        extraTimeMinutes: 'Minuten einer Halbzeit der Verlängerung (0: keine)',
        shootOutKicks: 'Penaltys je Team im Penaltyschiessen',
        foulLimit: 'Fouls einer Halbzeit ohne Zehnmeter (0: keine Grenze)',
        timeOuts: 'Time-outs je Team und Halbzeit',
        forfeitGoals: 'Tore bei einem Forfaitsieg',
      },
      shortMatch: 'In Spielen bis 14 Minuten gibt Bayern den Zehnmeter ab dem vierten Foul: 3.',
      players: 'Namen in der Öffentlichkeit',
      names: {
        initial: 'Vorname und Initiale',
        'initial-hint': 'Anna K. Ein Name aus einem einzigen Wort bleibt, wie er ist.',
        full: 'Ganzer Name',
        'full-hint': 'Anna Keller. Bitte Einwilligung einholen: viele sind minderjährig.',
        number: 'Nummer',
        'number-hint': 'Der Platz in der Liste des Teams.',
      },
      shortened:
        'Was schon geladen ist, lässt sich nicht zurückholen. Offene Seiten zeigen die kürzere Form nach wenigen Minuten; Browser und Zwischenspeicher können die bisherige bis zu einem Tag lang behalten.',
    },
  },
  visitorsCode: {
    title: 'QR-Code fürs Publikum',
    hint: 'Er öffnet die Seite dieses Turniers, ohne Konto. Zum Drucken und Aufhängen in der Halle.',
    label: 'QR-Code der Seite dieses Turniers',
    print: 'Plakat drucken',
    scan: 'Alle Spiele auf dem Handy',
  },
  keep: {
    title: 'Kopieren, archivieren oder löschen',
    duplicate: {
      button: 'Kopieren',
      title: 'Turnier kopieren',
      name: 'Name der Kopie',
      date: 'Datum der Kopie',
      copy: 'Was kopiert wird',
      structure: 'Phasen und Gruppen',
      teams: 'Phasen, Gruppen und Teams',
      matches: 'Alles mit den Spielen, ohne Resultate',
      submit: 'Kopieren',
      success: 'Das Turnier ist kopiert',
    },
    archive: {
      button: 'Archivieren',
      title: 'Turnier archivieren',
      confirm: 'Archivieren',
      warning: (name: string) =>
        `${name} steht nicht mehr in der Liste. Wer die Adresse hat, kann es weiterhin lesen.`,
      success: 'Das Turnier ist archiviert',
      list: 'Archivierte Turniere',
      show: 'Archivierte Turniere anzeigen',
      hide: 'Archivierte Turniere verbergen',
      empty: 'Kein Turnier ist archiviert',
      back: (name: string) => `${name} zurück in die Liste`,
      putBack: 'Zurück in die Liste',
      isBack: 'Das Turnier steht wieder in der Liste',
    },
    remove: {
      button: 'Löschen',
      title: 'Turnier löschen',
      warning: (name: string, teams: number, matches: number) =>
        `${name} wird gelöscht, mit seinen Teams (${teams}) und Spielen (${matches}). Wer gerade ein Spiel protokolliert, kann nichts mehr eintragen.`,
      backup: 'Zuerst eine Sicherung herunterladen',
      backupHint:
        'Eine Datei mit Teams, Gruppen, Spielen und Resultaten. Wer die Website betreibt, kann das Turnier daraus mit «npm run import» wiederherstellen. In der Datei fehlen die Spielprotokolle, die Links für die Protokollführung und die Angabe, welche Spiele verschoben, abgebrochen oder forfait gewertet sind.',
      typeName: (name: string) => `Zur Bestätigung den Namen eingeben: ${name}`,
      noName: 'Das Turnier hat keinen Namen: Lassen Sie das Feld leer.',
      confirm: 'Turnier löschen',
      success: 'Das Turnier ist gelöscht',
    },
  },
  leaving: {
    title: 'Seite verlassen?',
    question: 'Ihre Eingaben sind noch nicht gespeichert und gehen verloren.',
    leave: 'Ohne Speichern verlassen',
    stay: 'Hier bleiben',
  },
  confirm: {
    cancel: 'Abbrechen',
    canUndo: 'Im Verlauf lässt sich das 90 Tage lang rückgängig machen.',
  },
  teams: {
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
      player: 'Name',
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
      isPlaying:
        'wird gerade gespielt: Beenden Sie es im Protokoll, wo das Forfait den Spielstand berücksichtigt',
    },
    takeBack: { open: 'Rückzug zurücknehmen', success: 'Das Team ist wieder dabei' },
    erase: {
      open: 'Person löschen',
      title: 'Person endgültig löschen',
      player: 'Person',
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
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const cupTexts: WithAllArguments<typeof english, typeof texts> = texts;
