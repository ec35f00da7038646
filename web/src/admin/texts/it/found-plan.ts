import type { foundPlanTexts as english } from '../en/found-plan';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  found: {
    title: 'Il piano',
    searching: 'Ricerca di un piano …',
    cancel: 'Annullare',
    cancelled: 'La ricerca è stata annullata.',
    failed: 'Non è stato possibile calcolare il piano. Controlli la connessione e cerchi di nuovo.',
    again: 'Cercare di nuovo',
    mend: 'Corregga prima questo:',
    length: (matches: number, from: string, to: string) =>
      `${matches === 1 ? '1 partita' : `${matches} partite`}, dalle ${from} alle ${to}.`,
    shortest: 'Nessun piano può essere più breve:',
    gap: (time: string) => `Dura forse ${time} più del più breve: il calcolo non è riuscito a precisarlo.`,
    phase: { groups: 'Gironi', knockout: 'Eliminazione diretta' },
    bound: {
      finalAlone: 'Poi si gioca la finale, da sola.',
      courts: (matches: number, courts: readonly string[], from: string, to: string) =>
        `${courts.join(', ')} con ${matches} partite: ${courts.length === 1 ? 'occupato' : 'occupati'} dalle ${from} alle ${to}.`,
      andThen: (rounds: number) => (rounds === 1 ? 'Poi segue 1 turno.' : `Poi seguono ${rounds} turni.`),
      team: (team: string, matches: number) =>
        `${team} gioca ${matches} partite e riposa tra l’una e l’altra.`,
      group: (group: string, matches: number) =>
        `${group} ha ${matches} partite, e le sue squadre riposano tra l’una e l’altra.`,
      teams: (matches: number) =>
        `Le ${matches} partite richiedono squadre che siano presenti e abbiano riposato.`,
      referees: (matches: number) =>
        `Le ${matches} partite richiedono tutte le squadre che possono giocare e arbitrare.`,
      rounds: (rounds: number) => `${rounds} turni si susseguono, con il riposo tra l’uno e l’altro.`,
      searched: 'Ogni altro piano è stato provato.',
    },
    board: 'Partite',
    byTime: 'Per orario',
    byCourt: 'Per campo',
    show: 'Mostrare',
    moveHint:
      'Scelga una partita e poi dove deve andare: un posto libero, o un’altra partita da scambiare. Può anche trascinarla.',
    moving: (match: string) => `Dove deve andare ${match}? Esc la rimette a posto.`,
    free: 'libero',
    moveHere: (court: string, time: string) => `Spostare: ${court}, ${time}`,
    pick: (match: string) => `Spostare ${match}`,
    swapWith: (match: string) => `Scambiare con ${match}`,
    played: 'iniziata: resta al suo posto',
    referee: (team: string) => `Arbitra: ${team}`,
    reset: 'Tornare al piano trovato',
  },
  conflict: {
    title: (count: number) => (count === 1 ? '1 conflitto' : `${count} conflitti`),
    noPlace: 'Questa partita non ha un posto.',
    teamTwice: (team: string, one: string, other: string) =>
      `${team} gioca alle ${one} e alle ${other}: entrambe allo stesso tempo.`,
    courtTwice: (court: string, one: string, other: string) =>
      `${court} ha partite alle ${one} e alle ${other}: entrambe allo stesso tempo.`,
    shortBetween: (court: string, one: string, other: string, minutes: number) =>
      `${court} ha partite alle ${one} e alle ${other}: solo ${minutes === 1 ? '1 minuto' : `${minutes} minuti`} fra l’una e l’altra.`,
    tooEarly: (one: string, other: string) =>
      `La partita delle ${other} attende quella delle ${one}, che allora non è finita.`,
    noRest: (team: string, one: string, other: string) =>
      `${team} gioca alle ${one} e alle ${other}: nessun riposo.`,
    shortRest: (team: string, one: string, other: string, rest: number) =>
      `${team} gioca alle ${one} e alle ${other}: solo ${rest} minuti di riposo.`,
    whoever: 'Chi si qualifica',
    shortPause: (pause: number, wanted: number) =>
      `Solo ${pause} minuti di pausa prima dell’eliminazione diretta invece di ${wanted}.`,
    wish: (wish: string) => `Il desiderio «${wish}» non è rispettato.`,
    finalNotAlone: (time: string) =>
      `La finale deve essere l’ultima partita, da sola: un’altra inizia alle ${time}.`,
    courtClosed: (court: string, open: string, time: string) =>
      `${court} è aperto ${open}: non per tutta la partita delle ${time}.`,
    courtShut: (court: string, time: string) =>
      `${court} non è aperto in questo giorno: alle ${time} c’è una partita.`,
    otherBlock: (category: string, court: string, open: string, time: string) =>
      `I blocchi di ${category} su ${court} sono ${open}: non per tutta la partita delle ${time}.`,
    noBlock: (category: string, court: string, time: string) =>
      `${category}: in questo giorno nessun blocco su ${court}, e alle ${time} c’è una partita.`,
    pairAtOnce: (one: string, against: string, time: string, other: string) =>
      `${one} alle ${time} e ${against} alle ${other} giocano allo stesso tempo: non devono mai.`,
    teamWish: (team: string, wish: string, time: string) =>
      `${team} gioca alle ${time}, contro il desiderio «${wish}».`,
    pastMidnight: (time: string) => `La partita delle ${time} non è finita a mezzanotte.`,
    otherDay: (day: string) => `Questa partita deve essere il ${day}.`,
    noReferee: 'Non resta nessuna squadra per arbitrare questa partita.',
  },
  none: {
    title: 'Un piano così non esiste',
    alone: 'Questo non si può rispettare. Vi rinunci, e c’è un piano:',
    places: (places: number, matches: number) => `C’è posto per ${places} partite, e sono ${matches}.`,
    proven: 'Questi desideri si contraddicono. Rinunci a uno qualsiasi, e c’è un piano:',
    likely:
      'Con tutto questo non è stato trovato alcun piano. Senza uno qualsiasi di questi punti ce n’è uno:',
    unknown:
      'Anche senza alcun desiderio non è stato trovato un piano. Più tempo, più campi o meno partite aiuterebbero.',
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team}: ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}: ${courts}`,
    rest: (minutes: number) => `un riposo di ${minutes} minuti`,
    pause: (minutes: number) => `una pausa di ${minutes} minuti prima dell’eliminazione diretta`,
    stageOnDay: (stage: string, day: string) => `${stage} il ${day}`,
    break: (from: string, to: string, day: string) => `un’interruzione dalle ${from} alle ${to} (${day})`,
    endOfTime: 'la fine dei giorni e degli orari dei campi',
  },
  rest: {
    title: 'Riposo di ogni squadra',
    team: 'Squadra',
    matches: 'Partite',
    least: 'Minimo',
    average: 'Media',
    inARow: 'Di fila',
    first: 'Prima',
    last: 'Ultima',
    referees: 'Arbitra alle',
    minutes: (minutes: number) => `${minutes} min`,
  },
  apply: {
    replaces: (stages: number, groups: number, matches: number) =>
      `Si sostituisce ciò che non è nel piano: ${stages} delle fasi, ${groups} dei gironi, ${matches} delle partite.`,
    kept: (matches: number) =>
      matches === 1
        ? '1 partita resta com’è, perché è iniziata.'
        : `${matches} partite restano come sono, perché sono iniziate.`,
    moved: (matches: number) =>
      matches === 1 ? '1 partita cambia ora o campo.' : `${matches} partite cambiano ora o campo.`,
    instead: (at: string) => `Prende il posto del piano pubblicato il ${at}.`,
    past: (matches: number, first: string) =>
      matches === 1
        ? `1 partita non ancora iniziata sarebbe nel passato, alle ${first}. Se è ancora da giocare, faccia iniziare il giorno più tardi:`
        : `${matches} partite non ancora iniziate sarebbero nel passato, la prima alle ${first}. Se sono ancora da giocare, faccia iniziare il giorno più tardi:`,
    tablesOff:
      'Nel calcio dell’infanzia si gioca senza classifica: le classifiche vengono disattivate. Si cambia in Regolamento del torneo, e «Annullare» le ripristina.',
    lost: 'Queste partite sono iniziate e non sono nel piano. Scelga squadre e formula in modo che lo siano:',
    impossible: 'Così nessuno può giocare: corregga prima i conflitti.',
    button: 'Applicare il piano',
    confirmTitle: 'Applicare il piano',
    confirm: 'Applicare',
    question: (matches: number) =>
      matches === 1
        ? 'Il torneo avrà questa partita, e tutti la vedranno.'
        : `Il torneo avrà queste ${matches} partite, e tutti le vedranno.`,
    done: 'Il piano è stato applicato',
    see: 'Vedere le partite pubblicate',
    seeDay: 'Spostare partite il giorno di gara',
  },
  published: {
    none: 'Questa bozza è solo in questo browser, finché non la applica.',
    unknown:
      'Per le partite di questo torneo non è salvato alcun piano. I passi mostrano una bozza che è solo in questo browser; applicandola si sostituisce ciò che non contiene.',
    beforeCategories: (at: string) =>
      `Il ${at} è stato pubblicato un piano senza categorie. Un piano a blocchi ne prende il posto.`,
    published: (at: string, begun: number, all: number) =>
      `Questo è il piano pubblicato il ${at}. ${begun === 1 ? `1 partita su ${all} è iniziata` : `${begun} partite su ${all} sono iniziate`}.`,
    draft: (at: string) => `Una bozza, solo in questo browser: è diversa dal piano pubblicato il ${at}.`,
    overtaken: (at: string) =>
      `Il ${at} è stato pubblicato un altro piano, dopo l’inizio di questa bozza. Prenda quel piano, oppure tenga la Sua bozza per sostituirlo.`,
    back: 'Mostrare il piano pubblicato',
    keep: 'Tenere la mia bozza',
    otherVersion: (form: number, own: number) =>
      `Il piano pubblicato viene da un’altra versione di questo sito (forma ${form}; questa pagina legge la forma ${own}). Ricarichi la pagina; se questo testo resta, il sito va aggiornato. Fino ad allora non cambia nulla.`,
    reload: 'Ricaricare la pagina',
    title: 'Piano pubblicato',
    again: 'Pianificare di nuovo',
    next: 'Che cosa viene dopo',
    scorers: 'Creare i link per i referti',
    whyMatches: 'Così le vede il pubblico.',
    whyDay: 'Se la giornata è in ritardo o una squadra non viene.',
  },
  day: {
    title: 'Orario',
    hint: 'Scelga la partita da cui qualcosa cambia. Le partite iniziate restano dove sono.',
    none: 'Il torneo non ha ancora partite: faccia prima un piano.',
    begun: (count: number) => (count === 1 ? '1 partita è iniziata' : `${count} partite sono iniziate`),
    allBegun: 'Tutte le partite di questo giorno sono iniziate.',
    day: 'Giorno',
    chosen: (match: string) => `Da ${match}`,
    scope: 'Quali partite',
    everywhere: 'su tutti i campi',
    onCourt: (court: string) => `solo ${court}`,
    later: (minutes: number) => `+${minutes} minuti`,
    earlier: (minutes: number) => `−${minutes} minuti`,
    swap: 'Scambiare con',
    alone: 'Solo questa partita',
    time: 'Ora',
    court: 'Campo',
    look: 'Mostrare che cosa cambia',
    pick: 'Scelga',
    midnight: 'Una partita finirebbe in un altro giorno: nulla viene spostato.',
    preview: 'Che cosa cambia',
    final: (match: string) => `Finale: ${match}`,
    from: (time: string, court: string) => `${time}, ${court}`,
    noConflicts:
      'Nessuna squadra e nessun campo ha due partite allo stesso tempo, e tutte le squadre hanno il loro riposo.',
    confirm: (count: number) => (count === 1 ? 'Spostare 1 partita' : `Spostare ${count} partite`),
    done: 'Le partite sono state spostate',
  },
} satisfies Translated<typeof english>;

/** The steps of a plan that was found. */
export const foundPlanTexts: WithAllArguments<typeof english, typeof texts> = texts;
