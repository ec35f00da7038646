import type { planTexts as english } from '../../en/admin/plan';
import type { Translated } from '../../translated';

/** The texts of the screens on which administrators plan a tournament and move its matches on the day. */
export const planTexts = {
  title: 'Piano',
  about: 'Da un elenco di squadre al torneo pubblicato in quattro passi. Tutto resta salvato mentre scrive.',
  steps: 'Passi del piano',
  step: { teams: 'Squadre', format: 'Formula', time: 'Orario', timetable: 'Piano', day: 'In giornata' },
  next: (step: string) => `Continua: ${step}`,
  teams: {
    title: 'Aggiungere squadre',
    hint: 'Una squadra per riga, oppure righe di un foglio di calcolo: la squadra, poi i giocatori nelle colonne seguenti. Nulla viene salvato prima che Lei le aggiunga.',
    list: 'Elenco delle squadre',
    example: 'Leoni; Anna Keller, Lea Meier',
    file: 'Apri un file',
    noList: (file: string) =>
      `${file} non è un elenco leggibile. Salvi il foglio come CSV o ne copi qui le righe.`,
    found: (teams: number, players: number) =>
      `${teams} ${teams === 1 ? 'squadra' : 'squadre'}, ${players} ${players === 1 ? 'giocatore' : 'giocatori'}`,
    line: (line: number) => `Riga ${line}`,
    sameAs: (line: number) => `come alla riga ${line}`,
    inCup: 'già nel torneo',
    openQuote: (name: string) => `nulla chiude le virgolette di ${name}, che fanno quindi parte del nome.`,
    samePlayer: (name: string) => `${name} compare più volte e viene aggiunto una volta sola.`,
    add: (count: number) => (count === 1 ? 'Aggiungi 1 squadra' : `Aggiungi ${count} squadre`),
    added: 'Le squadre sono state aggiunte',
    present: (count: number) => (count === 1 ? '1 squadra' : `${count} squadre`),
    none: 'Il torneo non ha ancora squadre.',
    edit: 'Modifica squadre e giocatori',
  },
  format: {
    title: 'Formula',
    groups: 'Gironi',
    knockoutOnly: 'Solo eliminazione diretta',
    oneGroup: 'Un girone',
    manyGroups: (count: number) => `${count} gironi`,
    rounds: 'Tutti contro tutti',
    once: 'una volta',
    twice: 'due volte',
    qualifiers: 'Quante di ogni girone si qualificano',
    noKnockout: 'Nessuna eliminazione diretta',
    bestOfNext: (place: number) => `Quante delle squadre al posto ${place} si qualificano in più`,
    thirdPlace: 'Finale per il terzo posto',
    placesFiveToEight: 'Partite per i posti dal 5 all’8',
    draw: 'Sorteggio',
    isDrawn: 'Sorteggiare le squadre nei gironi',
    isDrawnHint: 'Altrimenti vengono distribuite in ordine: prima le teste di serie, poi per nome.',
    seed: 'Numero del sorteggio',
    seedHint: 'Lo stesso numero dà di nuovo lo stesso sorteggio.',
    again: 'Nuovo sorteggio',
    seeded: (count: number) => `Teste di serie (${count})`,
    seededHint: 'La migliore per prima, nell’ordine in cui le seleziona. Vanno in gironi diversi.',
    drawn: 'Ecco il risultato',
    total: (matches: number) => (matches === 1 ? '1 partita' : `${matches} partite`),
  },
  time: {
    days: 'Giorni',
    day: (number: number) => `Giorno ${number}`,
    date: 'Data',
    from: 'Dalle',
    to: 'Alle',
    addDay: 'Aggiungi un giorno',
    removeDay: (number: number) => `Rimuovi il giorno ${number}`,
    zone: (zone: string) => `Gli orari sono quelli del torneo (${zone}).`,
    courts: 'Campi',
    court: (number: number) => `Campo ${number}`,
    courtName: (number: number) => `Campo ${number}`,
    name: 'Nome',
    addCourt: 'Aggiungi un campo',
    removeCourt: (name: string) => `Rimuovi ${name}`,
    ownTimes: 'Orari propri',
    addTime: 'Aggiungi un orario',
    removeTime: 'Rimuovi questo orario',
    lengths: 'Minuti',
    length: {
      minutesPerMatch: 'Una partita',
      minutesBetween: 'Tra due partite su un campo',
      leastRest: 'Riposo minimo di una squadra',
      pauseBeforeKnockout: 'Pausa prima dell’eliminazione diretta',
    },
    wishes: 'Desideri',
    referees: 'Le squadre arbitrano le partite dei gironi',
    refereesHint: 'A ogni partita c’è una squadra che in quel momento non gioca.',
    addTeamWish: 'Desiderio di una squadra',
    addCourtWish: 'Campo di una fase',
    removeWish: 'Rimuovi questo desiderio',
    team: 'Squadra',
    when: 'Quando',
    notBefore: 'non prima delle',
    notAfter: 'partite finite entro le',
    time: 'Ora',
    everyDay: 'ogni giorno',
    stage: 'Fase',
    onCourts: 'Su questi campi',
  },
  found: {
    title: 'Il piano',
    searching: 'Ricerca di un piano …',
    cancel: 'Annulla',
    cancelled: 'La ricerca è stata annullata.',
    failed: 'Non è stato possibile calcolare il piano. Controlli la connessione e cerchi di nuovo.',
    again: 'Cerca di nuovo',
    mend: 'Corregga prima questo:',
    length: (matches: number, from: string, to: string) =>
      `${matches === 1 ? '1 partita' : `${matches} partite`}, dalle ${from} alle ${to}.`,
    shortest: 'Nessun piano può essere più breve:',
    shortestOnGrid: (grid: number) =>
      `Con un inizio ogni ${grid} minuti dall’apertura, nessun piano può essere più breve:`,
    gap: (grid: number, time: string) =>
      `Con un inizio ogni ${grid} minuti dall’apertura, dura forse ${time} più del più breve: la prova non arriva oltre.`,
    anyStart: (time: string) => `Altri orari d’inizio farebbero guadagnare al massimo ${time}.`,
    phase: { groups: 'Gironi', knockout: 'Eliminazione diretta' },
    bound: {
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
        `Per ${matches} partite non ci sono altre squadre per giocare e arbitrare.`,
      rounds: (rounds: number) => `${rounds} turni si susseguono, con il riposo tra l’uno e l’altro.`,
      searched: 'Ogni altro piano è stato provato.',
    },
    byTime: 'Per ora',
    byCourt: 'Per campo',
    show: 'Mostra',
    moveHint:
      'Scelga una partita e poi dove deve andare: un posto libero, o un’altra partita da scambiare. Può anche trascinarla.',
    moving: (match: string) => `Dove deve andare ${match}? Esc la rimette a posto.`,
    free: 'libero',
    moveHere: (court: string, time: string) => `Sposta: ${court}, ${time}`,
    pick: (match: string) => `Sposta ${match}`,
    swapWith: (match: string) => `Scambia con ${match}`,
    played: 'iniziata: resta',
    referee: (team: string) => `Arbitra: ${team}`,
    reset: 'Torna al piano trovato',
  },
  conflict: {
    title: (count: number) => (count === 1 ? '1 conflitto' : `${count} conflitti`),
    noPlace: 'Questa partita non ha un posto.',
    teamTwice: (team: string, one: string, other: string) =>
      `${team} gioca alle ${one} e alle ${other}: entrambe allo stesso tempo.`,
    courtTwice: (court: string, one: string, other: string) =>
      `${court} ha partite alle ${one} e alle ${other}: entrambe allo stesso tempo.`,
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
    otherStarts: (grid: number) =>
      `Questo vale per un inizio ogni ${grid} minuti dall’apertura; con altri orari forse c’è un piano.`,
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team}: ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}: ${courts}`,
    rest: (minutes: number) => `un riposo di ${minutes} minuti`,
    pause: (minutes: number) => `una pausa di ${minutes} minuti prima dell’eliminazione diretta`,
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
    title: 'Pubblicare',
    nothing: 'Il torneo non ha ancora fasi e partite: nulla viene sostituito.',
    replaces: (stages: number, groups: number, matches: number) =>
      `Si sostituisce ciò che non è nel piano: ${stages} delle fasi, ${groups} dei gironi, ${matches} delle partite.`,
    kept: (matches: number) =>
      matches === 1
        ? '1 partita resta com’è, perché è iniziata.'
        : `${matches} partite restano come sono, perché sono iniziate.`,
    past: (matches: number, first: string) =>
      matches === 1
        ? `1 partita non ancora iniziata sarebbe nel passato, alle ${first}. Se è ancora da giocare, faccia iniziare il giorno più tardi:`
        : `${matches} partite non ancora iniziate sarebbero nel passato, la prima alle ${first}. Se sono ancora da giocare, faccia iniziare il giorno più tardi:`,
    lost: 'Queste partite sono iniziate e non sono nel piano. Scelga squadre e formula in modo che lo siano:',
    impossible: 'Così nessuno può giocare: corregga prima i conflitti.',
    button: 'Applica il piano',
    confirmTitle: 'Applicare il piano',
    confirm: 'Applica',
    question: (matches: number) =>
      matches === 1
        ? 'Il torneo ha poi questa 1 partita, e tutti la vedono.'
        : `Il torneo ha poi queste ${matches} partite, e tutti le vedono.`,
    done: 'Il piano è stato applicato',
    see: 'Vedi le partite pubblicate',
    seeDay: 'Sposta partite in giornata',
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
    swap: 'Scambia con',
    alone: 'Solo questa partita',
    time: 'Ora',
    court: 'Campo',
    look: 'Mostra che cosa cambia',
    pick: 'Scelga',
    midnight: 'Una partita cadrebbe allora in un altro giorno: nulla viene spostato.',
    preview: 'Che cosa cambia',
    from: (time: string, court: string) => `${time}, ${court}`,
    noConflicts:
      'Nessuna squadra e nessun campo ha due partite allo stesso tempo, e tutte le squadre hanno il loro riposo.',
    confirm: (count: number) => (count === 1 ? 'Sposta 1 partita' : `Sposta ${count} partite`),
    done: 'Le partite sono state spostate',
  },
} satisfies Translated<typeof english>;
