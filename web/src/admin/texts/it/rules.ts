import type { rulesTexts as english } from '../en/rules';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  tableRules: {
    title: 'Regolamento del torneo',
    about: 'Come si ordinano le classifiche, che cos’altro conta e che cosa ha deciso l’organizzazione.',
    tables: 'Classifiche',
    shown: 'Che cosa vedono tutti',
    shownNamed: {
      all: 'Risultati e classifiche',
      'no-tables': 'Risultati, senza classifiche',
      'no-results': 'Né risultati né classifiche',
    },
    shownHints: {
      all: '',
      'no-tables':
        'Niente classifiche, posti, podio o tabellone, e nessuna vincente è evidenziata: sulle pagine, nelle anteprime e su carta. I gironi elencano le squadre per nome. Nessuna partita può prendere una squadra da un girone o da un’altra partita.',
      'no-results':
        'Come sopra, e anche senza punteggi: tutti vedono quando si gioca una partita e che è stata giocata. L’organizzazione e chi tiene il referto vedono e inseriscono sempre i punteggi.',
    },
    points: 'Punti',
    win: 'Per una vittoria',
    draw: 'Per un pareggio',
    loss: 'Per una sconfitta',
    pointsInWords: (win, draw, loss) =>
      `${win} per una vittoria, ${draw} per un pareggio, ${loss} per una sconfitta`,
    tieBreakers: 'In caso di parità di punti',
    presets: {
      'goal-difference': 'Prima la differenza reti',
      'head-to-head': 'Prima gli scontri diretti',
      'world-cup-26': 'Coppa del Mondo FIFA 26',
      'uefa-futsal': 'UEFA futsal',
      'uefa-youth': 'Competizioni giovanili UEFA',
      'swiss-amateur': 'Leghe amatoriali svizzere',
      own: 'Ordine proprio',
    },
    meanings: {
      'goal-difference':
        'Decide la differenza reti di tutte le partite, poi le reti segnate, poi gli scontri diretti. Usuale nei tornei indoor svizzeri.',
      'head-to-head':
        'Decidono le partite tra le squadre a pari punti, poi la differenza reti e le reti di tutte le partite. Usuale nelle competizioni europee.',
      'world-cup-26':
        'Decidono gli scontri diretti, poi la differenza reti e le reti di tutte le partite, poi i cartellini.',
      'uefa-futsal':
        'Prima gli scontri diretti, poi la differenza reti e le reti di tutte le partite; poi i rigori, se le due squadre pari si sono incontrate nell’ultima partita, poi i cartellini.',
      'uefa-youth': 'Come UEFA futsal; tra gironi contano solo i risultati tra le prime tre di ogni girone.',
      'swiss-amateur':
        'Subito dopo i punti decidono i punti di penalità, poi la differenza reti, le reti segnate e gli scontri diretti.',
      own: 'Lei mette i criteri nel Suo ordine.',
    },
    source: (source) => `Fonte: ${source}`,
    order: 'Ordine',
    criteria: {
      'goal-difference': 'Differenza reti',
      'goals-scored': 'Reti segnate',
      wins: 'Vittorie',
      'away-goals': 'Reti in trasferta',
      'goal-quotient': 'Reti segnate divise per reti subite',
      'head-to-head': 'Scontri diretti, di nuovo per chi è ancora pari',
      'head-to-head-once': 'Scontri diretti, applicati una sola volta',
      'head-to-head-away-goals': 'Scontri diretti, con reti in trasferta',
      conduct: 'Fair play (cartellini o punti di penalità)',
      kicks: 'Rigori dopo l’ultima partita di due squadre',
    },
    decisionLast: 'Ciò che l’organizzazione registra, come un sorteggio, viene sempre per ultimo.',
    awayHint: 'Le reti in trasferta non separano nessuno dove ogni coppia si incontra una volta.',
    add: 'Aggiungere un criterio',
    choose: 'Scegliere',
    up: (line) => `Spostare «${line}» in su`,
    down: (line) => `Spostare «${line}» in giù`,
    remove: (line) => `Togliere «${line}»`,
    noCriteria: 'Scelga almeno un criterio.',
    comparison: 'Per confrontare squadre di gironi diversi',
    comparisonHint: 'Per esempio le migliori terze, se alcune passano il turno.',
    asPreset: 'Come dicono le regole scelte',
    ownComparison: 'Un altro confronto',
    results: 'Risultati che contano',
    acrossOrder: 'Ordine tra i gironi',
    resultsNamed: {
      all: 'Tutte le partite',
      'level-sizes': 'Senza quelli contro le ultime dei gironi più grandi',
      'first-three': 'Solo quelli tra le prime tre di ogni girone',
      'per-match': 'Tutte le partite, come punti e reti per partita',
    },
    pointsOnly: 'Solo i punti',
    conduct: 'Fair play',
    conductHint: 'Meno punti sono meglio.',
    scales: {
      preset: 'Come dicono le regole scelte',
      typed: 'Inserito per ogni squadra',
      fifa: 'FIFA, dai cartellini',
      uefa: 'UEFA, dai cartellini',
      afc: 'AFC, dai cartellini',
      own: 'Numeri propri, dai cartellini',
    },
    cards: {
      yellow: 'Giallo',
      secondYellow: 'Secondo giallo',
      red: 'Rosso',
      yellowAndRed: 'Giallo e poi rosso',
    },
    officials: 'Contano anche i cartellini dello staff',
    onlyPlayers: 'senza lo staff',
    forfeit: 'Reti di una vittoria per forfait',
    forfeitOf: (stage, goals) => `${stage}: ${goals}, secondo regole proprie`,
    forfeitPlace: 'Fanno parte delle regole della partita, nei dati del torneo.',
    change: 'Cambiare il regolamento',
    save: 'Salvare il regolamento',
    cancel: 'Annullare',
    saved: 'Il regolamento è stato salvato',
    effect: {
      title: 'Che cosa cambia',
      none: 'Nessuna posizione cambia.',
      place: (team, before, after) => `${team}: da ${before} a ${after}`,
      side: (match, before, after) => `${match}: ${after} al posto di ${before}`,
      nobody: 'ancora nessuno',
      more: (count) => (count === 1 ? 'Un altro cambiamento' : `Altri ${count} cambiamenti`),
    },
    cardCounts: {
      title: 'Cartellini delle partite più vecchie',
      about:
        'Le partite finite prima che cartellini e marcatori fossero contati non hanno ancora numeri. I loro referti li conoscono.',
      count: 'Contare i cartellini delle partite più vecchie',
      counted: 'I cartellini sono contati',
      inPart: (counted: number, played: number) =>
        `Sono contati i cartellini di ${counted} delle ${played} partite dei gironi giocate. Una partita senza referto non ne ha.`,
    },
    teams: {
      title: 'Punti per decisione',
      about: 'Una detrazione o un bonus conta in ogni classifica della squadra. Tutti leggono il motivo.',
      aboutConduct: 'Anche i punti di penalità si inseriscono qui; meno sono meglio.',
      team: 'Squadra',
      record: 'Registrare punti',
      change: (team) => `Cambiare i punti di ${team}`,
      points: 'Punti per decisione',
      pointsHint: 'Sotto zero per una detrazione: −3. Vuoto per nessuno.',
      note: 'Motivo, visibile a tutti',
      conduct: 'Punti di penalità',
      conductHint: 'Meno sono meglio. Vuoto per nessuno.',
      kept: (points) => `Inserito prima, ora non conta: ${points}`,
      wrongPoints: 'Un numero intero da −99 a 99, ma non 0.',
      wrongNote: 'Indichi un motivo di al massimo 100 caratteri.',
      wrongConduct: 'Un numero intero da 0 a 999.',
      save: 'Salvare i punti',
      saved: 'I punti sono stati salvati',
      none: 'Non è registrato nessun punto.',
    },
  },
  cards: {
    title: 'Cartellini e squalifiche',
    about:
      'Questi elenchi li vede solo l’organizzazione. Il tavolo vede chi è squalificato nelle sue partite e i cartellini della partita in corso. Chi ha lasciato la squadra non è in nessuna lista.',
    suspensions: 'Squalifiche',
    noRules:
      'Nessuno è squalificato d’ufficio. Le squalifiche si fissano nei dati del torneo, sotto «Marcatori e squalifiche».',
    toDetails: 'Ai dati del torneo',
    nobody: 'Nessuno è squalificato.',
    nextMatch: 'Prossima partita (nessuna nota)',
    misses: 'Salta',
    missed: 'Ha saltato',
    reason: 'Motivo',
    reasons: { 'second-yellow': 'secondo giallo', red: 'rosso', cautions: 'ammonizioni' },
    hasPlayed:
      'Il referto di questa partita nomina comunque la persona. Controlli e decida se assegnare la partita.',
    suspended: 'Squalifica',
    list: 'Cartellini per persona',
    none: 'Nessuno ha cartellini. Arrivano dai referti delle partite, appena una partita è finita.',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const rulesTexts: WithAllArguments<typeof english, typeof texts> = texts;
