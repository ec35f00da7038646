import type { groupAdminTexts as english } from '../../en/admin/group-admin';
import type { Translated } from '../../translated';

export const groupAdminTexts = {
  form: {
    title: 'Definire i gironi',
    stage: 'Fase',
    pickStage: 'Scelga una fase',
    noStages: 'Non ci sono fasi a gironi. Ne definisca una nella sezione delle fasi',
    name: 'Nome del girone',
    submit: 'Aggiungere il girone',
    success: 'Il girone è stato creato',
  },
  list: {
    title: 'GIRONI',
    empty: 'Nessun girone ancora definito',
    noTeams: 'Ancora nessuna squadra in questo girone',
    open: (group) => `Eliminare o modificare ${group}`,
    addTeams: 'Aggiungere squadre',
    addTeamsTo: (group) => `Aggiungere squadre a ${group}`,
    removeTeam: (team, group) => `Togliere ${team} da ${group}`,
  },
  change: {
    title: 'Eliminare o modificare il girone',
    delete: 'Eliminare',
    edit: 'Modificare',
    warning: (group) => `«${group}» e tutto ciò che ne fa parte (partite) saranno eliminati definitivamente.`,
    count: (matches) => `Partite: ${matches}.`,
    confirmDelete: 'Eliminare il girone',
    name: 'Nome del girone',
    confirmEdit: 'Rinominare il girone',
    deleted: 'Il girone è stato eliminato',
    renamed: 'Il nome del girone è stato modificato',
  },
  removeTeam: {
    title: 'Togliere la squadra dal girone',
    confirm: 'Togliere dal girone',
    warning: (team, group) =>
      `«${team}» lascerà «${group}», e tutto ciò che ne dipende (le sue partite di questo girone ancora da giocare) sarà eliminato definitivamente.`,
    success: 'La squadra è stata tolta dal girone',
  },
  addTeams: {
    title: 'Assegnare squadre',
    available: 'Squadre disponibili',
    submit: 'Assegnare',
    failed: 'Non è stato possibile caricare le squadre',
    none: 'Al momento nessuna squadra è disponibile',
    toTeams: 'Alle squadre',
    success: 'Il girone è stato modificato',
  },
  lots: {
    needed: 'Il regolamento non può separare queste squadre: decide il sorteggio.',
    record: 'Inserire il sorteggio',
    recorded: (names) => `Deciso per sorteggio: ${names}`,
    takeBack: 'Annullare il sorteggio',
    kept: (names) => `Ora decidono i risultati; il sorteggio resta per quando non decidono: ${names}`,
    takenBack: 'Il sorteggio è stato annullato',
    title: 'Ordine stabilito dal sorteggio',
    explanation:
      'Queste squadre sono pari in tutti i criteri del regolamento. Le metta nell’ordine stabilito dal sorteggio, dai calci di rigore o dal fair play.',
    up: (team) => `Spostare ${team} in su`,
    down: (team) => `Spostare ${team} in giù`,
    places: (from, to) => `Posizioni da ${from} a ${to}`,
    submit: 'Salvare l’ordine',
    success: 'Il sorteggio è stato salvato',
  },
  fields: { name: 'Nome del girone', lots: 'Sorteggio' },
} satisfies Translated<typeof english>;
