import type { rulesTexts as english } from '../en/rules';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  tableRules: {
    title: 'Turnierregeln',
    about: 'Wie die Tabellen geordnet werden, was sonst zählt und was die Turnierleitung entschieden hat.',
    tables: 'Tabellen',
    shown: 'Was alle sehen',
    shownNamed: {
      all: 'Resultate und Tabellen',
      'no-tables': 'Resultate, keine Tabellen',
      'no-results': 'Weder Resultate noch Tabellen',
    },
    shownHints: {
      all: '',
      'no-tables':
        'Keine Tabellen, Plätze, Podest oder Turnierbaum, und kein Siegerteam ist markiert: auf den Seiten, in Vorschauen und auf Papier. Gruppen führen ihre Teams nach Namen auf. Kein Spiel kann sein Team aus einer Gruppe oder einem anderen Spiel übernehmen.',
      'no-results':
        'Wie oben, und auch keine Resultate: Alle sehen, wann ein Spiel gespielt wird und dass es gespielt wurde. Turnierleitung und Protokollführung sehen und erfassen die Resultate weiterhin.',
    },
    points: 'Punkte',
    win: 'Für einen Sieg',
    draw: 'Für ein Unentschieden',
    loss: 'Für eine Niederlage',
    pointsInWords: (win, draw, loss) =>
      `${win} für einen Sieg, ${draw} für ein Unentschieden, ${loss} für eine Niederlage`,
    tieBreakers: 'Bei Punktgleichheit',
    presets: {
      'goal-difference': 'Zuerst die Tordifferenz',
      'head-to-head': 'Zuerst die Direktbegegnungen',
      'world-cup-26': 'FIFA WM 26',
      'uefa-futsal': 'UEFA Futsal',
      'uefa-youth': 'UEFA Juniorenwettbewerbe',
      'swiss-amateur': 'Schweizer Amateurligen',
      own: 'Eigene Reihenfolge',
    },
    meanings: {
      'goal-difference':
        'Es entscheidet die Tordifferenz aus allen Spielen, dann die erzielten Tore, dann die Direktbegegnungen. Üblich an Schweizer Hallenturnieren.',
      'head-to-head':
        'Es entscheiden die Spiele der punktgleichen Teams gegeneinander, dann Tordifferenz und Tore aus allen Spielen. Üblich in europäischen Wettbewerben.',
      'world-cup-26':
        'Es entscheiden die Direktbegegnungen, dann Tordifferenz und Tore aus allen Spielen, dann die Karten.',
      'uefa-futsal':
        'Zuerst die Direktbegegnungen, dann Tordifferenz und Tore aus allen Spielen; danach das Penaltyschiessen, wenn die zwei punktgleichen Teams zuletzt gegeneinander gespielt haben, dann die Karten.',
      'uefa-youth':
        'Wie UEFA Futsal; zwischen Gruppen zählen nur die Resultate unter den ersten drei jeder Gruppe.',
      'swiss-amateur':
        'Gleich nach den Punkten entscheiden die Strafpunkte, dann Tordifferenz, erzielte Tore und die Direktbegegnungen.',
      own: 'Sie bringen die Kriterien in Ihre eigene Reihenfolge.',
    },
    source: (source) => `Quelle: ${source}`,
    order: 'Reihenfolge',
    criteria: {
      'goal-difference': 'Tordifferenz',
      'goals-scored': 'Erzielte Tore',
      wins: 'Siege',
      'away-goals': 'Auswärtstore',
      'goal-quotient': 'Erzielte Tore geteilt durch erhaltene',
      'head-to-head': 'Direktbegegnungen, neu für jene, die gleichauf bleiben',
      'head-to-head-once': 'Direktbegegnungen, nur einmal angewendet',
      'head-to-head-away-goals': 'Direktbegegnungen, mit Auswärtstoren',
      conduct: 'Fairplay (Karten oder Strafpunkte)',
      kicks: 'Penaltyschiessen nach dem letzten Spiel zweier Teams',
    },
    decisionLast: 'Was die Turnierleitung einträgt, etwa das Los, kommt immer zuletzt.',
    awayHint: 'Auswärtstore trennen niemanden, wo sich alle nur einmal begegnen.',
    add: 'Kriterium hinzufügen',
    choose: 'Auswählen',
    up: (line) => `«${line}» nach oben`,
    down: (line) => `«${line}» nach unten`,
    remove: (line) => `«${line}» entfernen`,
    noCriteria: 'Wählen Sie mindestens ein Kriterium.',
    comparison: 'Wenn Teams verschiedener Gruppen verglichen werden',
    comparisonHint: 'Etwa die besten Dritten, wenn einige von ihnen weiterkommen.',
    asPreset: 'Wie die gewählten Regeln sagen',
    ownComparison: 'Ein anderer Vergleich',
    results: 'Resultate, die zählen',
    acrossOrder: 'Reihenfolge zwischen Gruppen',
    resultsNamed: {
      all: 'Alle Spiele',
      'level-sizes': 'Ohne jene gegen die Letzten grösserer Gruppen',
      'first-three': 'Nur jene unter den ersten drei jeder Gruppe',
      'per-match': 'Alle Spiele, als Punkte und Tore pro Spiel',
    },
    pointsOnly: 'Nur die Punkte',
    conduct: 'Fairplay',
    conductHint: 'Weniger Punkte sind besser.',
    scales: {
      preset: 'Wie die gewählten Regeln sagen',
      typed: 'Für jedes Team eingetragen',
      fifa: 'FIFA, aus den Karten',
      uefa: 'UEFA, aus den Karten',
      afc: 'AFC, aus den Karten',
      own: 'Eigene Zahlen, aus den Karten',
    },
    cards: {
      yellow: 'Gelb',
      secondYellow: 'Gelb-Rot',
      red: 'Rot',
      yellowAndRed: 'Gelb, dann Rot',
    },
    officials: 'Karten des Staffs zählen auch',
    onlyPlayers: 'ohne Staff',
    forfeit: 'Tore bei Forfait',
    forfeitOf: (stage, goals) => `${stage}: ${goals}, nach eigenen Regeln`,
    forfeitPlace: 'Sie gehören zu den Spielregeln in den Turnierangaben.',
    change: 'Regeln ändern',
    save: 'Regeln speichern',
    cancel: 'Abbrechen',
    saved: 'Die Regeln sind gespeichert',
    effect: {
      title: 'Was sich damit ändert',
      none: 'Kein Platz ändert sich.',
      place: (team, before, after) => `${team}: von ${before} auf ${after}`,
      side: (match, before, after) => `${match}: ${after} statt ${before}`,
      nobody: 'noch niemand',
      more: (count) => (count === 1 ? 'Eine weitere Änderung' : `${count} weitere Änderungen`),
    },
    cardCounts: {
      title: 'Karten älterer Spiele',
      about:
        'Spiele, die zu Ende waren, bevor Karten und Torschützen gezählt wurden, haben noch keine Zahlen. Ihre Protokolle kennen sie.',
      count: 'Karten älterer Spiele zählen',
      counted: 'Die Karten sind gezählt',
      inPart: (counted: number, played: number) =>
        `Gezählt sind die Karten von ${counted} der ${played} gespielten Gruppenspiele. Ein Spiel ohne Protokoll hat keine.`,
    },
    teams: {
      title: 'Punkte durch Entscheid',
      about: 'Ein Abzug oder ein Zuschlag zählt in jeder Tabelle des Teams. Alle lesen den Grund.',
      aboutConduct: 'Auch die Strafpunkte werden hier eingetragen; weniger sind besser.',
      team: 'Team',
      record: 'Punkte eintragen',
      change: (team) => `Punkte von ${team} ändern`,
      points: 'Punkte durch Entscheid',
      pointsHint: 'Unter null für einen Abzug: −3. Leer für keine.',
      note: 'Grund, für alle sichtbar',
      conduct: 'Strafpunkte',
      conductHint: 'Weniger sind besser. Leer für keine.',
      kept: (points) => `Früher eingetragen, zählt jetzt nicht: ${points}`,
      wrongPoints: 'Eine ganze Zahl von −99 bis 99, aber nicht 0.',
      wrongNote: 'Geben Sie einen Grund mit höchstens 100 Zeichen an.',
      wrongConduct: 'Eine ganze Zahl von 0 bis 999.',
      save: 'Punkte speichern',
      saved: 'Die Punkte sind gespeichert',
      none: 'Es sind keine Punkte eingetragen.',
    },
  },
  cards: {
    title: 'Karten und Sperren',
    about:
      'Diese Listen sieht nur die Organisation. Der Spieltisch sieht, wer in seinen Spielen gesperrt ist, und die Karten des Spiels vor ihm. Wer das Team verlassen hat, steht in keiner Liste.',
    suspensions: 'Sperren',
    noRules:
      'Niemand ist nach Regel gesperrt. Sperren legen Sie in den Turnierangaben fest, unter «Torschützen und Sperren».',
    toDetails: 'Zu den Turnierangaben',
    nobody: 'Niemand ist gesperrt.',
    nextMatch: 'Nächstes Spiel (noch keines bekannt)',
    misses: 'Fehlt',
    missed: 'Hat gefehlt',
    reason: 'Grund',
    reasons: { 'second-yellow': 'Gelb-Rot', red: 'Rot', cautions: 'Verwarnungen' },
    hasPlayed:
      'Das Protokoll dieses Spiels nennt die Person trotzdem. Sehen Sie nach, und entscheiden Sie, ob es forfait gewertet wird.',
    suspended: 'Gesperrt',
    list: 'Karten pro Person',
    none: 'Niemand hat eine Karte. Sie kommen aus den Protokollen der Spiele, sobald ein Spiel zu Ende ist.',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const rulesTexts: WithAllArguments<typeof english, typeof texts> = texts;
