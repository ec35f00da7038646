import type { dayTexts as english } from '../en/day';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  today: {
    title: 'Oggi',
    waits: 'Che cosa La attende',
    nothing: 'Nulla La attende.',
    decide: 'Registrare la decisione',
    addMatches: 'Aggiungere le partite',
    complete: 'Chiudere comunque',
    completed: 'Il girone è chiuso',
    toMatches: 'Alle partite',
    toLog: 'Al referto',
    toGroups: 'Ai gironi',
    placedTwice: (team, stage) =>
      `${team} è due volte in «${stage}», perché un risultato è stato corretto. Controlli i gironi.`,
    level: (group, teams) =>
      `${group}: ${teams} sono a pari merito, e partite successive o il podio dipendono dai loro posti.`,
    across: (stage, place, teams) =>
      `${stage}: al posto ${place} dei gironi ci sono squadre a pari merito, e partite successive ne dipendono (${teams}).`,
    missing: (group, pairs) =>
      `${group}: tutte le partite sono finite, ma queste coppie non si sono ancora incontrate, perciò i posti non sono ancora definitivi: ${pairs}`,
    unopened: (link) =>
      `Nessuno ha aperto il link «${link}» per il referto, benché oggi abbia delle partite.`,
    toScorers: 'Ai link',
    linksUnknown: 'Non si è potuto leggere se i link per il referto sono stati aperti.',
    nowAndNext: 'Adesso e a seguire',
    toSpeaker: 'Frasi per lo speaker',
    ofMatch: {
      'under-review': 'il risultato è stato inserito per altre squadre.',
      undecided: 'non c’è ancora una vincente, benché ne dipenda chi prosegue o chi vince il torneo.',
      'played-by-withdrawn': 'una squadra ritirata gioca ancora. Termini la partita nel referto.',
      'late-entries': 'dopo la fine sono arrivati altri inserimenti. Decida che cosa conta.',
      'awaiting-result': 'manca il risultato.',
      late: 'l’ora d’inizio è passata e nessuno l’ha iniziata.',
    },
  },
  speaker: {
    title: 'Speaker',
    about: 'Frasi da leggere ad alta voce. Spunti ciò che è stato letto: questo dispositivo se ne ricorda.',
    now: 'Adesso',
    next: 'A seguire',
    ended: 'Appena finite',
    through: 'Chi prosegue',
    corrections: 'Correzioni',
    between: 'Tra una partita e l’altra',
    noneNow: 'Nessuna partita è in corso.',
    noneNext: 'Non ci sono altre partite.',
    noneEnded: 'Oggi nessuna partita è ancora finita.',
    noneThrough: 'Per le prossime partite nessuno è ancora qualificato.',
    corrected: 'Correzione:',
    readBefore: (count) => `Già lette, e meno recenti (${count})`,
    nextOn: (court, when, teams) => `A seguire su ${court}, ${when}: ${teams}.`,
    call: 'Le due squadre sono attese a bordo campo.',
    sponsors: (names) => `Grazie ai nostri sponsor: ${names}.`,
    referees: (team) => `Arbitri: ${team}.`,
    goesOn: (team, stage, why) => `${team} prosegue, «${stage}»: ${why}.`,
    withPoints: (place, points) => `${place} con ${points === 1 ? '1 punto' : `${points} punti`}`,
    firstPlace: 'primo posto in classifica',
    against: (score, opponent) => `${score} contro ${opponent}`,
    onPenalties: (kicks, opponent) => `${kicks} ai rigori contro ${opponent}`,
    byForfeit: (opponent) => `per forfait contro ${opponent}`,
    bye: 'senza avversario',
    playsNext: (when, court, opponent) => `Prossima partita: ${when}, ${court}, contro ${opponent}.`,
    champion: (team, why) => `${team} vince il torneo: ${why}.`,
    second: (team) => `Secondo posto: ${team}.`,
    third: (teams) => `Terzo posto: ${teams}.`,
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const dayTexts: WithAllArguments<typeof english, typeof texts> = texts;
