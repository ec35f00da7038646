import type { foundPlanTexts as english } from '../en/found-plan';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
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
    gap: (time: string) =>
      `Er ist vielleicht ${time} länger als der kürzeste: Genauer liess es sich nicht beweisen.`,
    phase: { groups: 'Gruppen', knockout: 'K.-o.-Runde' },
    bound: {
      finalAlone: 'Danach kommt der Final, allein.',
      courts: (matches: number, courts: readonly string[], from: string, to: string) =>
        `${courts.join(', ')} mit ${matches} Spielen: von ${from} bis ${to} belegt.`,
      andThen: (rounds: number) =>
        rounds === 1 ? 'Danach folgt 1 Runde.' : `Danach folgen ${rounds} Runden.`,
      team: (team: string, matches: number) => `${team} hat ${matches} Spiele und dazwischen seine Pause.`,
      group: (group: string, matches: number) =>
        `${group} hat ${matches} Spiele, und ihre Teams pausieren dazwischen.`,
      teams: (matches: number) => `Alle ${matches} Spiele brauchen Teams, die da sind und pausiert haben.`,
      referees: (matches: number) =>
        `Die ${matches} Spiele brauchen alle Teams, die spielen und pfeifen können.`,
      rounds: (rounds: number) => `${rounds} Runden folgen aufeinander, mit den Pausen dazwischen.`,
      searched: 'Jeder andere Plan wurde probiert.',
    },
    board: 'Spiele',
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
    shortBetween: (court: string, one: string, other: string, minutes: number) =>
      `${court} hat Spiele um ${one} und ${other}: nur ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} dazwischen.`,
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
    finalNotAlone: (time: string) =>
      `Der Final soll das letzte Spiel sein, allein: Ein anderes beginnt um ${time}.`,
    courtClosed: (court: string, open: string, time: string) =>
      `${court} ist ${open} offen: nicht für das ganze Spiel um ${time}.`,
    courtShut: (court: string, time: string) =>
      `${court} ist an diesem Tag nicht offen: um ${time} ist ein Spiel.`,
    otherBlock: (category: string, court: string, open: string, time: string) =>
      `Die Blöcke von ${category} auf ${court} sind ${open}: nicht für das ganze Spiel um ${time}.`,
    noBlock: (category: string, court: string, time: string) =>
      `${category}: An diesem Tag ist kein Block auf ${court}, und um ${time} ist ein Spiel.`,
    pairAtOnce: (one: string, against: string, time: string, other: string) =>
      `${one} um ${time} und ${against} um ${other} spielen gleichzeitig: Das sollen sie nie.`,
    teamWish: (team: string, wish: string, time: string) =>
      `${team}: Spiel um ${time}, gegen den Wunsch «${wish}».`,
    pastMidnight: (time: string) => `Das Spiel um ${time} ist um Mitternacht nicht zu Ende.`,
    otherDay: (day: string) => `Dieses Spiel soll am ${day} sein.`,
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
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team} ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}: ${courts}`,
    rest: (minutes: number) => `eine Pause von ${minutes} Minuten`,
    pause: (minutes: number) => `eine Pause von ${minutes} Minuten vor der K.-o.-Runde`,
    stageOnDay: (stage: string, day: string) => `${stage} am ${day}`,
    break: (from: string, to: string, day: string) => `ein Unterbruch von ${from} bis ${to} (${day})`,
    endOfTime: 'das Ende der Tage und der Zeiten der Felder',
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
    replaces: (stages: number, groups: number, matches: number) =>
      `Ersetzt wird, was nicht im Plan ist: ${stages} von den Phasen, ${groups} von den Gruppen, ${matches} von den Spielen.`,
    kept: (matches: number) =>
      matches === 1
        ? '1 Spiel bleibt, wie es ist, weil es begonnen hat.'
        : `${matches} Spiele bleiben, wie sie sind, weil sie begonnen haben.`,
    moved: (matches: number) =>
      matches === 1
        ? '1 Spiel erhält eine andere Zeit oder ein anderes Feld als jetzt.'
        : `${matches} Spiele erhalten eine andere Zeit oder ein anderes Feld als jetzt.`,
    instead: (at: string) => `Er tritt an die Stelle des Plans, der am ${at} veröffentlicht wurde.`,
    past: (matches: number, first: string) =>
      matches === 1
        ? `1 Spiel, das nicht begonnen hat, läge in der Vergangenheit, um ${first}. Soll es noch gespielt werden, lassen Sie den Tag später beginnen:`
        : `${matches} Spiele, die nicht begonnen haben, lägen in der Vergangenheit, das erste um ${first}. Sollen sie noch gespielt werden, lassen Sie den Tag später beginnen:`,
    tablesOff:
      'Kinder spielen ohne Rangliste: Die Tabellen werden ausgeschaltet. Ändern können Sie das unter Turnierregeln, und «Rückgängig» nimmt es zurück.',
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
  published: {
    none: 'Dieser Entwurf ist nur in diesem Browser, bis Sie ihn anwenden.',
    unknown:
      'Für die Spiele dieses Turniers ist kein Plan gespeichert. Die Schritte zeigen einen Entwurf, der nur in diesem Browser ist; wird er angewendet, ersetzt er, was nicht darin steht.',
    beforeCategories: (at: string) =>
      `Am ${at} wurde ein Plan ohne Kategorien veröffentlicht. Ein Plan mit Blöcken tritt an seine Stelle.`,
    published: (at: string, begun: number, all: number) =>
      `Das ist der Plan, der am ${at} veröffentlicht wurde. ${begun} von ${all} Spielen ${begun === 1 ? 'hat' : 'haben'} begonnen.`,
    draft: (at: string) =>
      `Ein Entwurf, nur in diesem Browser: Er weicht vom Plan ab, der am ${at} veröffentlicht wurde.`,
    overtaken: (at: string) =>
      `Am ${at} wurde ein anderer Plan veröffentlicht, nachdem dieser Entwurf begonnen wurde. Nehmen Sie jenen Plan, oder behalten Sie Ihren Entwurf, um ihn zu ersetzen.`,
    back: 'Veröffentlichten Plan zeigen',
    keep: 'Meinen Entwurf behalten',
    otherVersion: (form: number, own: number) =>
      `Der veröffentlichte Plan stammt aus einer anderen Version dieser Website (Form ${form}; diese Seite liest Form ${own}). Laden Sie die Seite neu; bleibt dieser Text, muss die Website aktualisiert werden. Bis dahin wird nichts geändert.`,
    reload: 'Seite neu laden',
    title: 'Veröffentlichter Plan',
    again: 'Neu planen',
    next: 'Wie es weitergeht',
    scorers: 'Links für die Protokollführung erstellen',
    whyMatches: 'So sehen alle die Spiele auf der Website.',
    whyDay: 'Wenn es in der Halle später wird oder ein Team nicht kommt.',
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
    final: (match: string) => `Final: ${match}`,
    from: (time: string, court: string) => `${time}, ${court}`,
    noConflicts: 'Kein Team und kein Feld hat zwei Spiele gleichzeitig, und alle Teams haben ihre Pause.',
    confirm: (count: number) => (count === 1 ? '1 Spiel verschieben' : `${count} Spiele verschieben`),
    done: 'Die Spiele wurden verschoben',
  },
} satisfies Translated<typeof english>;

/** The steps of a plan that was found. */
export const foundPlanTexts: WithAllArguments<typeof english, typeof texts> = texts;
