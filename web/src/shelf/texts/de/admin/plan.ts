import type { planTexts as english } from '../../en/admin/plan';
import type { Translated } from '../../translated';

/** The texts of the screens on which administrators plan a tournament and move its matches on the day. */
export const planTexts = {
  title: 'Plan',
  about:
    'Von einer Teamliste zum veröffentlichten Turnier in vier Schritten. Alles bleibt erhalten, während Sie tippen.',
  steps: 'Schritte des Plans',
  step: { teams: 'Teams', format: 'Modus', time: 'Zeit', timetable: 'Plan', day: 'Am Spieltag' },
  next: (step: string) => `Weiter: ${step}`,
  teams: {
    title: 'Teams hinzufügen',
    hint: 'Ein Team pro Zeile, oder Zeilen einer Tabelle: zuerst das Team, dann in weiteren Spalten die Spielerinnen und Spieler. Nichts wird gespeichert, bevor Sie die Teams hinzufügen.',
    list: 'Teamliste',
    example: 'Löwen; Anna Keller, Lea Meier',
    file: 'Datei öffnen',
    noList: (file: string) =>
      `${file} ist keine lesbare Liste. Speichern Sie die Tabelle als CSV oder kopieren Sie ihre Zeilen hierher.`,
    found: (teams: number, players: number) =>
      `${teams} ${teams === 1 ? 'Team' : 'Teams'}, ${players} ${players === 1 ? 'Person' : 'Personen'}`,
    line: (line: number) => `Zeile ${line}`,
    sameAs: (line: number) => `wie in Zeile ${line}`,
    inCup: 'bereits im Turnier',
    openQuote: (name: string) =>
      `Das Anführungszeichen von ${name} wird nicht geschlossen und gehört darum zum Namen.`,
    samePlayer: (name: string) => `${name} kommt mehrmals vor und wird einmal hinzugefügt.`,
    add: (count: number) => (count === 1 ? '1 Team hinzufügen' : `${count} Teams hinzufügen`),
    added: 'Die Teams wurden hinzugefügt',
    present: (count: number) => (count === 1 ? '1 Team' : `${count} Teams`),
    none: 'Das Turnier hat noch keine Teams.',
    edit: 'Teams und Kader bearbeiten',
  },
  format: {
    title: 'Modus',
    groups: 'Gruppen',
    knockoutOnly: 'Nur K.-o.-Runde',
    oneGroup: 'Eine Gruppe',
    manyGroups: (count: number) => `${count} Gruppen`,
    rounds: 'Jeder gegen jeden',
    once: 'einmal',
    twice: 'zweimal',
    qualifiers: 'Wie viele jeder Gruppe weiterkommen',
    noKnockout: 'Keine K.-o.-Runde',
    bestOfNext: (place: number) => `Wie viele der ${place}. Plätze zusätzlich weiterkommen`,
    thirdPlace: 'Spiel um Platz 3',
    placesFiveToEight: 'Spiele um die Plätze 5 bis 8',
    draw: 'Auslosung',
    isDrawn: 'Teams in die Gruppen auslosen',
    isDrawnHint: 'Sonst werden sie der Reihe nach verteilt: zuerst gesetzte Teams, dann nach Namen.',
    seed: 'Nummer der Auslosung',
    seedHint: 'Dieselbe Nummer ergibt wieder dieselbe Auslosung.',
    again: 'Neu auslosen',
    seeded: (count: number) => `Gesetzte Teams (${count})`,
    seededHint:
      'Das beste zuerst, in der Reihenfolge, in der Sie sie ankreuzen. Sie kommen in verschiedene Gruppen.',
    drawn: 'Das kommt dabei heraus',
    total: (matches: number) => (matches === 1 ? '1 Spiel' : `${matches} Spiele`),
  },
  time: {
    days: 'Tage',
    day: (number: number) => `Tag ${number}`,
    date: 'Datum',
    from: 'Von',
    to: 'Bis',
    addDay: 'Tag hinzufügen',
    removeDay: (number: number) => `Tag ${number} entfernen`,
    zone: (zone: string) => `Es gilt die Zeit des Turniers (${zone}).`,
    courts: 'Spielfelder',
    court: (number: number) => `Spielfeld ${number}`,
    courtName: (number: number) => `Feld ${number}`,
    name: 'Name',
    addCourt: 'Spielfeld hinzufügen',
    removeCourt: (name: string) => `${name} entfernen`,
    ownTimes: 'Eigene Zeiten',
    addTime: 'Zeit hinzufügen',
    removeTime: 'Diese Zeit entfernen',
    lengths: 'Minuten',
    length: {
      minutesPerMatch: 'Ein Spiel',
      minutesBetween: 'Zwischen zwei Spielen auf einem Feld',
      leastRest: 'Mindestpause eines Teams',
      pauseBeforeKnockout: 'Pause vor der K.-o.-Runde',
    },
    wishes: 'Wünsche',
    referees: 'Teams pfeifen die Gruppenspiele',
    refereesHint: 'Bei jedem Spiel ist ein Team da, das gerade nicht spielt.',
    addTeamWish: 'Wunsch eines Teams',
    addCourtWish: 'Feld einer Phase',
    removeWish: 'Diesen Wunsch entfernen',
    team: 'Team',
    when: 'Wann',
    notBefore: 'nicht vor',
    notAfter: 'fertig bis',
    time: 'Zeit',
    everyDay: 'jeden Tag',
    stage: 'Phase',
    onCourts: 'Auf diesen Feldern',
  },
  found: {
    title: 'Der Plan',
    searching: 'Ein Plan wird gesucht …',
    cancel: 'Abbrechen',
    cancelled: 'Die Suche wurde abgebrochen.',
    failed: 'Der Plan konnte nicht berechnet werden. Prüfen Sie die Verbindung und suchen Sie neu.',
    again: 'Neu suchen',
    mend: 'Bitte zuerst beheben:',
    length: (matches: number, from: string, to: string) =>
      `${matches === 1 ? '1 Spiel' : `${matches} Spiele`}, von ${from} bis ${to}.`,
    shortest: 'Kein Plan kann kürzer sein:',
    shortestOnGrid: (grid: number) =>
      `Mit Anfangszeiten alle ${grid} Minuten ab Öffnung kann kein Plan kürzer sein:`,
    gap: (grid: number, time: string) =>
      `Mit Anfangszeiten alle ${grid} Minuten ab Öffnung ist er vielleicht ${time} länger als der kürzeste: So weit reicht der Beweis nicht.`,
    anyStart: (time: string) => `Andere Anfangszeiten könnten höchstens ${time} sparen.`,
    phase: { groups: 'Gruppen', knockout: 'K.-o.-Runde' },
    bound: {
      courts: (matches: number, courts: readonly string[], from: string, to: string) =>
        `${courts.join(', ')} mit ${matches} Spielen: von ${from} bis ${to} belegt.`,
      andThen: (rounds: number) =>
        rounds === 1 ? 'Danach folgt 1 Runde.' : `Danach folgen ${rounds} Runden.`,
      team: (team: string, matches: number) => `${team} hat ${matches} Spiele und dazwischen seine Pause.`,
      group: (group: string, matches: number) =>
        `${group} hat ${matches} Spiele, und ihre Teams pausieren dazwischen.`,
      teams: (matches: number) => `Alle ${matches} Spiele brauchen Teams, die da sind und pausiert haben.`,
      referees: (matches: number) =>
        `Für ${matches} Spiele gibt es nicht mehr Teams, die spielen und pfeifen können.`,
      rounds: (rounds: number) => `${rounds} Runden folgen aufeinander, mit den Pausen dazwischen.`,
      searched: 'Jeder andere Plan wurde probiert.',
    },
    byTime: 'Nach Zeit',
    byCourt: 'Nach Feld',
    show: 'Anzeigen',
    moveHint:
      'Wählen Sie ein Spiel und dann, wohin es soll: auf einen freien Platz oder auf ein anderes Spiel, um zu tauschen. Sie können es auch ziehen.',
    moving: (match: string) => `Wohin soll ${match}? Escape legt es zurück.`,
    free: 'frei',
    moveHere: (court: string, time: string) => `Verschieben: ${court}, ${time}`,
    pick: (match: string) => `${match} verschieben`,
    swapWith: (match: string) => `Tauschen mit ${match}`,
    played: 'begonnen: bleibt stehen',
    referee: (team: string) => `Schiedsteam: ${team}`,
    reset: 'Zurück zum gefundenen Plan',
  },
  conflict: {
    title: (count: number) => (count === 1 ? '1 Konflikt' : `${count} Konflikte`),
    noPlace: 'Dieses Spiel hat keinen Platz.',
    teamTwice: (team: string, one: string, other: string) =>
      `${team} spielt um ${one} und ${other}: beides gleichzeitig.`,
    courtTwice: (court: string, one: string, other: string) =>
      `${court} hat Spiele um ${one} und ${other}: beide gleichzeitig.`,
    tooEarly: (one: string, other: string) =>
      `Das Spiel um ${other} wartet auf eines um ${one}, das dann noch nicht fertig ist.`,
    noRest: (team: string, one: string, other: string) =>
      `${team} spielt um ${one} und ${other}: keine Pause.`,
    shortRest: (team: string, one: string, other: string, rest: number) =>
      `${team} spielt um ${one} und ${other}: nur ${rest} Minuten Pause.`,
    whoever: 'Wer weiterkommt,',
    shortPause: (pause: number, wanted: number) =>
      `Nur ${pause} Minuten Pause vor der K.-o.-Runde statt ${wanted}.`,
    wish: (wish: string) => `Der Wunsch «${wish}» ist nicht erfüllt.`,
    noReferee: 'Für dieses Spiel ist kein Schiedsteam mehr da.',
  },
  none: {
    title: 'So gibt es keinen Plan',
    alone: 'Das lässt sich nicht einhalten. Verzichten Sie darauf, dann gibt es einen Plan:',
    places: (places: number, matches: number) => `Platz ist für ${places} Spiele, und es sind ${matches}.`,
    proven:
      'Diese Wünsche widersprechen sich. Verzichten Sie auf einen beliebigen davon, dann gibt es einen Plan:',
    likely: 'Mit all dem wurde kein Plan gefunden. Ohne einen beliebigen Punkt davon gibt es einen:',
    unknown:
      'Auch ohne jeden Wunsch wurde kein Plan gefunden. Mehr Zeit, mehr Felder oder weniger Spiele würden helfen.',
    otherStarts: (grid: number) =>
      `Das gilt für Anfangszeiten alle ${grid} Minuten ab Öffnung; mit anderen gibt es vielleicht einen Plan.`,
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team} ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}: ${courts}`,
    rest: (minutes: number) => `eine Pause von ${minutes} Minuten`,
    pause: (minutes: number) => `eine Pause von ${minutes} Minuten vor der K.-o.-Runde`,
    endOfTime: 'das Ende der Tage und der Zeiten der Spielfelder',
  },
  rest: {
    title: 'Pausen der Teams',
    team: 'Team',
    matches: 'Spiele',
    least: 'Kürzeste',
    average: 'Mittel',
    inARow: 'In Folge',
    first: 'Erstes',
    last: 'Letztes',
    referees: 'Pfeift um',
    minutes: (minutes: number) => `${minutes} min`,
  },
  apply: {
    title: 'Veröffentlichen',
    nothing: 'Das Turnier hat noch keine Phasen und Spiele: Es wird nichts ersetzt.',
    replaces: (stages: number, groups: number, matches: number) =>
      `Ersetzt wird, was nicht im Plan ist: ${stages} von den Phasen, ${groups} von den Gruppen, ${matches} von den Spielen.`,
    kept: (matches: number) =>
      matches === 1
        ? '1 Spiel bleibt, wie es ist, weil es begonnen hat.'
        : `${matches} Spiele bleiben, wie sie sind, weil sie begonnen haben.`,
    past: (matches: number, first: string) =>
      matches === 1
        ? `1 Spiel, das nicht begonnen hat, läge in der Vergangenheit, um ${first}. Soll es noch gespielt werden, lassen Sie den Tag später beginnen:`
        : `${matches} Spiele, die nicht begonnen haben, lägen in der Vergangenheit, das erste um ${first}. Sollen sie noch gespielt werden, lassen Sie den Tag später beginnen:`,
    lost: 'Diese Spiele haben begonnen und sind nicht im Plan. Wählen Sie Teams und Modus so, dass sie es sind:',
    impossible: 'So kann niemand spielen: Beheben Sie zuerst die Konflikte.',
    button: 'Plan anwenden',
    confirmTitle: 'Plan anwenden',
    confirm: 'Anwenden',
    question: (matches: number) =>
      matches === 1
        ? 'Das Turnier hat dann dieses 1 Spiel, und alle sehen es.'
        : `Das Turnier hat dann diese ${matches} Spiele, und alle sehen sie.`,
    done: 'Der Plan wurde angewendet',
    see: 'Die veröffentlichten Spiele ansehen',
    seeDay: 'Spiele am Spieltag verschieben',
  },
  day: {
    title: 'Spielplan',
    hint: 'Wählen Sie das Spiel, ab dem sich etwas ändert. Begonnene Spiele bleiben, wo sie sind.',
    none: 'Das Turnier hat noch keine Spiele: Erstellen Sie zuerst einen Plan.',
    begun: (count: number) => (count === 1 ? '1 Spiel hat begonnen' : `${count} Spiele haben begonnen`),
    allBegun: 'Alle Spiele dieses Tages haben begonnen.',
    day: 'Tag',
    chosen: (match: string) => `Ab ${match}`,
    scope: 'Welche Spiele',
    everywhere: 'auf allen Feldern',
    onCourt: (court: string) => `nur ${court}`,
    later: (minutes: number) => `+${minutes} Minuten`,
    earlier: (minutes: number) => `−${minutes} Minuten`,
    swap: 'Tauschen mit',
    alone: 'Nur dieses Spiel',
    time: 'Zeit',
    court: 'Feld',
    look: 'Zeigen, was sich ändert',
    pick: 'Bitte wählen',
    midnight: 'Ein Spiel fiele dann auf einen anderen Tag: Es wird nichts verschoben.',
    preview: 'Was sich ändert',
    from: (time: string, court: string) => `${time}, ${court}`,
    noConflicts: 'Kein Team und kein Feld hat zwei Spiele gleichzeitig, und alle Teams haben ihre Pause.',
    confirm: (count: number) => (count === 1 ? '1 Spiel verschieben' : `${count} Spiele verschieben`),
    done: 'Die Spiele wurden verschoben',
  },
} satisfies Translated<typeof english>;
