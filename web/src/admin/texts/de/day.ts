import type { dayTexts as english } from '../en/day';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  today: {
    title: 'Heute',
    waits: 'Was auf Sie wartet',
    nothing: 'Nichts wartet auf Sie.',
    decide: 'Entscheid eintragen',
    addMatches: 'Spiele hinzufügen',
    complete: 'Trotzdem abschliessen',
    completed: 'Die Gruppe ist abgeschlossen',
    toMatches: 'Zu den Spielen',
    toLog: 'Zum Protokoll',
    toGroups: 'Zu den Gruppen',
    placedTwice: (team, stage) =>
      `${team} ist in «${stage}» doppelt, weil ein Resultat korrigiert wurde. Bitte prüfen Sie die Gruppen.`,
    level: (group, teams) =>
      `${group}: ${teams} sind gleichauf, und spätere Spiele oder das Podest hängen von ihren Plätzen ab.`,
    across: (stage, place, teams) =>
      `${stage}: Auf Platz ${place} der Gruppen sind Teams gleichauf, und spätere Spiele hängen davon ab (${teams}).`,
    missing: (group, pairs) =>
      `${group}: Alle Spiele sind vorbei, aber diese Paare haben noch nicht gegeneinander gespielt, darum stehen die Plätze noch nicht fest: ${pairs}`,
    unopened: (link) =>
      `Niemand hat den Link «${link}» für das Protokoll geöffnet, obwohl er heute Spiele hat.`,
    toScorers: 'Zu den Links',
    linksUnknown: 'Ob die Links für das Protokoll geöffnet wurden, liess sich nicht lesen.',
    nowAndNext: 'Jetzt und als Nächstes',
    toSpeaker: 'Sätze für den Speaker',
    ofMatch: {
      'under-review': 'Das Resultat wurde für andere Teams eingetragen als die jetzigen.',
      undecided: 'Es gibt noch kein Siegerteam, obwohl davon abhängt, wer weiterspielt oder gewinnt.',
      'played-by-withdrawn': 'Ein zurückgezogenes Team spielt noch. Beenden Sie das Spiel im Protokoll.',
      'late-entries': 'Nach dem Ende kamen noch Einträge. Entscheiden Sie, was zählt.',
      'awaiting-result': 'Das Resultat fehlt.',
      late: 'Die Anspielzeit ist vorbei, und niemand hat das Spiel begonnen.',
    },
  },
  speaker: {
    title: 'Speaker',
    about: 'Sätze zum Vorlesen. Haken Sie ab, was vorgelesen ist: Das merkt sich dieses Gerät.',
    now: 'Jetzt',
    next: 'Als Nächstes',
    ended: 'Eben zu Ende',
    through: 'Wer weiter ist',
    corrections: 'Korrekturen',
    between: 'Zwischendurch',
    noneNow: 'Es läuft kein Spiel.',
    noneNext: 'Es kommt kein Spiel mehr.',
    noneEnded: 'Heute ist noch kein Spiel zu Ende.',
    noneThrough: 'Für die kommenden Spiele steht noch niemand als Sieger oder über die Tabelle fest.',
    corrected: 'Korrektur:',
    readBefore: (count) => `Schon vorgelesen und ältere (${count})`,
    nextOn: (court, when, teams) => `Als Nächstes auf ${court}, ${when}: ${teams}.`,
    call: 'Bitte kommen beide Teams zum Spielfeld.',
    sponsors: (names) => `Wir danken unseren Sponsoren: ${names}.`,
    referees: (team) => `Schiedsrichter: ${team}.`,
    goesOn: (team, stage, why) => `${team} spielt weiter, «${stage}»: ${why}.`,
    withPoints: (place, points) => `${place} mit ${points === 1 ? '1 Punkt' : `${points} Punkten`}`,
    firstPlace: 'erster Platz der Tabelle',
    against: (score, opponent) => `${score} gegen ${opponent}`,
    onPenalties: (kicks, opponent) => `${kicks} im Penaltyschiessen gegen ${opponent}`,
    byForfeit: (opponent) => `Forfait gegen ${opponent}`,
    bye: 'Freilos',
    playsNext: (when, court, opponent) => `Nächstes Spiel: ${when}, ${court}, gegen ${opponent}.`,
    champion: (team, why) => `${team} gewinnt das Turnier: ${why}.`,
    second: (team) => `Zweiter Platz: ${team}.`,
    third: (teams) => `Dritter Platz: ${teams}.`,
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const dayTexts: WithAllArguments<typeof english, typeof texts> = texts;
