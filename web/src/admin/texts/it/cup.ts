import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { cupTexts as english } from '../en/cup';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  details: {
    header: 'INSERISCA QUI I DATI DEL TORNEO',
    noDate: 'Nessuna data trovata',
    noName: 'Nessun nome trovato',
    date: 'Data',
    name: 'Nome',
    nameHint: `Facoltativo, da ${MIN_TOURNAMENT_NAME_LENGTH} a ${MAX_TOURNAMENT_NAME_LENGTH} caratteri`,
    address: 'Indirizzo della palestra',
    addressHint:
      'Facoltativo: nome, via e luogo, per le mappe e i motori di ricerca. Da lasciare vuoto se le palestre sono più di una.',
    edit: 'Modificare',
    create: 'Creare il torneo',
    set: 'Definire il torneo',
    save: 'Salvare i dati',
    cancel: 'Annullare',
    created: 'Il torneo è stato creato',
    updated: 'I dati del torneo sono stati modificati',
    toOptions: 'Gestire il torneo',
    rules: {
      title: 'Fuso orario e lingua',
      hint: 'Queste impostazioni vanno bene per quasi tutti i tornei. Le cambi solo se il Suo è diverso.',
      language: 'Lingua',
      languageHint:
        'Ogni persona vede il sito nella lingua del proprio browser. Se il sito non ha quella lingua, appare nella lingua che sceglie qui.',
      timeZone: 'Fuso orario',
      timeZoneHint: 'Dove si gioca il torneo. Le date e gli orari delle partite sono quelli del luogo.',
    },
    play: {
      title: 'Regole della partita e nomi della rosa',
      hint: 'Scegliere ciò che si avvicina di più. La pagina del tavolo e il cronometro seguono queste regole.',
      rules: 'Regole di una partita',
      'indoor-cup': 'Torneo in palestra 1 × 12 continuato',
      'indoor-cup-hint':
        'Un tempo di dodici minuti, il cronometro non si ferma; niente supplementari, tre rigori per squadra.',
      futsal: 'Futsal 2 × 20 effettivi',
      'futsal-hint':
        'Due tempi di venti minuti, il cronometro si ferma con il gioco; supplementari 2 × 5, cinque rigori per squadra.',
      own: 'Valori propri',
      asCup: 'Come il torneo',
      halves: 'Tempi',
      oneHalf: '1 tempo',
      twoHalves: '2 tempi',
      clock: 'Cronometro',
      running: 'continuato',
      stopped: 'effettivo',
      length: (halves, minutes) => `${halves} × ${minutes} min`,
      numbers: {
        minutesPerHalf: 'Minuti di un tempo',
        extraTimeMinutes: 'Minuti di un tempo supplementare (0: nessuno)',
        shootOutKicks: 'Rigori per squadra',
        foulLimit: 'Falli di un tempo senza tiro dai dieci metri (0: nessun limite)',
        timeOuts: 'Time-out per squadra e tempo',
        forfeitGoals: 'Reti di una vittoria per forfait',
      },
      shortMatch:
        'Per una partita fino a 14 minuti la Baviera concede il tiro dai dieci metri dal quarto fallo: 3.',
      players: 'Nomi in pubblico',
      names: {
        initial: 'Nome e iniziale',
        'initial-hint': 'Anna K. Un nome di una sola parola resta com’è.',
        full: 'Nome completo',
        'full-hint': 'Anna Keller. Chiedere il consenso: molte persone sono minorenni.',
        number: 'Numero',
        'number-hint': 'Il posto nella lista della squadra.',
      },
      shortened:
        'Ciò che è stato caricato non si può richiamare. Le pagine aperte mostrano la forma più breve dopo pochi minuti; browser e cache possono conservare quella di prima per un giorno al massimo.',
    },
  },
  visitorsCode: {
    title: 'Codice QR per il pubblico',
    hint: 'Apre la pagina di questo torneo, senza account. Da stampare e appendere in palestra.',
    label: 'Codice QR della pagina di questo torneo',
    print: 'Stampare il manifesto',
    scan: 'Tutte le partite sul telefono',
  },
  keep: {
    title: 'Duplicare, archiviare o eliminare',
    duplicate: {
      button: 'Duplicare',
      title: 'Duplicare il torneo',
      name: 'Nome della copia',
      date: 'Data della copia',
      copy: 'Che cosa si copia',
      structure: 'Fasi e gironi',
      teams: 'Fasi, gironi e squadre',
      matches: 'Tutto con le partite, senza risultati',
      submit: 'Duplicare',
      success: 'Il torneo è stato duplicato',
    },
    archive: {
      button: 'Archiviare',
      title: 'Archiviare il torneo',
      confirm: 'Archiviare',
      warning: (name: string) => `${name} non è più nella lista. Chi ha l’indirizzo può ancora leggerlo.`,
      success: 'Il torneo è stato archiviato',
      list: 'Tornei archiviati',
      show: 'Mostrare i tornei archiviati',
      hide: 'Nascondere i tornei archiviati',
      empty: 'Nessun torneo è archiviato',
      back: (name: string) => `Rimettere ${name} nella lista`,
      putBack: 'Rimettere nella lista',
      isBack: 'Il torneo è di nuovo nella lista',
    },
    remove: {
      button: 'Eliminare',
      title: 'Eliminare il torneo',
      warning: (name: string, teams: number, matches: number) =>
        `${name} verrà eliminato con le sue squadre (${teams}) e partite (${matches}). Chi sta tenendo il referto di una partita non potrà più inserire nulla.`,
      backup: 'Scaricare prima una copia',
      backupHint:
        'Un file con squadre, gironi, partite e risultati. Chi gestisce il server del sito può ricavarne di nuovo il torneo con «npm run import». Non contiene i referti delle partite, i link per i referti, né quali partite sono rinviate, sospese o vinte per forfait.',
      typeName: (name: string) => `Scriva il nome per confermare: ${name}`,
      noName: 'Il torneo non ha nome: lasci vuoto il campo.',
      confirm: 'Eliminare il torneo',
      success: 'Il torneo è stato eliminato',
    },
  },
  leaving: {
    title: 'Lasciare questa pagina?',
    question: 'I Suoi dati non sono ancora salvati e andranno persi.',
    leave: 'Uscire senza salvare',
    stay: 'Restare qui',
  },
  confirm: {
    cancel: 'Annullare',
    canUndo: 'Dalla cronologia si può annullare per 90 giorni.',
  },
  teams: {
    header: 'INSERISCA QUI LE SQUADRE',
    showTeams: 'Mostrare le squadre',
    hideTeams: 'Nascondere le squadre',
    noTeams: 'Nessuna squadra ancora inserita',
    noPlayers: 'Rosa ancora vuota',
    players: (team) => `Rosa di ${team}`,
    count: (count) => (count === 1 ? '1 persona' : `${count} persone`),
    editTeam: (team) => `Modificare ${team}`,
    deleteTeam: (team) => `Eliminare ${team}`,
    add: { show: 'Aggiungere una squadra', hide: 'Nascondere il modulo' },
    builder: {
      name: 'Nome della squadra',
      set: 'Impostare',
      player: 'Nome',
      add: 'Aggiungere',
      summary: 'Riepilogo',
      noName: 'Nome della squadra ancora mancante',
      noPlayers: 'Rosa ancora vuota',
      remove: (player) => `Togliere ${player}`,
      tooManyPlayers: (most) => `Una rosa ha al massimo ${most} persone`,
      confirm: 'Confermare la squadra',
    },
    create: {
      title: 'Creare la squadra',
      confirm: 'Creare la squadra',
      success: 'La squadra è stata creata',
    },
    update: {
      title: 'Modificare la squadra',
      confirm: 'Salvare la squadra',
      success: 'La squadra è stata modificata',
      none: 'Nessuna squadra trovata. Torni indietro e SCELGA una squadra da modificare',
      back: 'Tornare alle squadre',
    },
    remove: {
      title: 'Eliminare la squadra',
      confirm: 'Eliminare la squadra',
      success: 'La squadra è stata eliminata',
      warning: (team) =>
        `«${team}» e tutto ciò che ne fa parte (rosa, posti nei gironi, partite dei gironi ancora da giocare) saranno eliminati definitivamente.`,
      leaves: (matches) =>
        matches === 1
          ? '1 partita a eliminazione diretta avrà NESSUNA SQUADRA al suo posto.'
          : `${matches} partite a eliminazione diretta avranno NESSUNA SQUADRA al suo posto.`,
      hasPlayed: 'Una squadra che ha giocato non può essere eliminata: i suoi risultati contano per altre.',
    },
    withdraw: {
      open: 'Ritirare la squadra',
      title: 'Ritirare la squadra',
      confirm: 'Ritirare la squadra',
      success: 'La squadra è ritirata',
      explanation: (team) => `${team} non gioca più. Rosa e risultati restano registrati.`,
      results: 'Ciò che la squadra ha giocato',
      choices: {
        stand: 'Vale; il resto è perso per forfait',
        annulled: 'È annullato; nessuna partita del girone della squadra conta',
      },
      becomes: 'Che cosa diventano le sue partite',
      nothing: 'Nessuna delle sue partite cambia.',
      forfeit: (winner, goals, against) => `${winner} vince per forfait, ${goals}–${against}`,
      isPlaying: 'è in corso: la termini nel referto, dove il forfait tiene conto del punteggio',
    },
    takeBack: { open: 'Annullare il ritiro', success: 'La squadra è di nuovo iscritta' },
    erase: {
      open: 'Cancellare una persona',
      title: 'Cancellare definitivamente',
      player: 'Persona',
      pick: 'Scelga',
      warning:
        'Il nome sparisce dalla rosa e dalla cronologia, e nulla può riportarlo. Ciò che la persona ha fatto in una partita resta senza nome. Le copie di sicurezza e i duplicati del torneo lo conservano.',
      instead: 'Per togliere qualcuno solo dalla rosa, modifichi la squadra.',
      confirm: 'Cancellare definitivamente',
      success: 'La persona è stata cancellata',
      namesakes: (name) =>
        `«${name}» figura anche in altre squadre. Spunti quelle in cui si tratta della stessa persona.`,
      inHistory: (team) => `${team} (solo nella cronologia)`,
      alsoThere: 'Cancellare anche lì',
      leave: 'Lasciare il resto',
    },
    fields: { name: 'Nome della squadra', players: 'Rosa' },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const cupTexts: WithAllArguments<typeof english, typeof texts> = texts;
