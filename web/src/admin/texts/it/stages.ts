import type { stagesTexts as english } from '../en/stages';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  groups: {
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
      addPlace: 'Aggiungere un posto',
      addPlaceTo: (group) => `Aggiungere un posto a ${group}`,
      addTeamsTo: (group) => `Aggiungere squadre a ${group}`,
      removeTeam: (team, group) => `Togliere ${team} da ${group}`,
    },
    change: {
      title: 'Eliminare o modificare il girone',
      delete: 'Eliminare',
      edit: 'Modificare',
      warning: (group) =>
        `«${group}» e tutto ciò che ne fa parte (partite) saranno eliminati definitivamente.`,
      count: (matches) => `Partite: ${matches}.`,
      confirmDelete: 'Eliminare il girone',
      name: 'Nome del girone',
      confirmEdit: 'Rinominare il girone',
      deleted: 'Il girone è stato eliminato',
      renamed: 'Il nome del girone è stato modificato',
    },
    moveTeam: {
      label: (team: string) => `Spostare ${team} in un altro girone`,
      title: 'Spostare la squadra',
      group: 'Girone',
      pick: 'Scelga un girone',
      submit: 'Spostare',
      success: 'La squadra è stata spostata',
      warning: (team: string, group: string) =>
        `${team} lascia ${group}; le sue partite lì vengono eliminate.`,
    },
    addPlace: {
      title: 'Aggiungere un posto',
      label: 'Posto',
      hint: 'La squadra entra nel girone non appena è nota. Nulla viene riportato.',
      submit: 'Aggiungere il posto',
      success: 'Il posto è nel girone',
    },
    removePlace: {
      title: 'Togliere il posto dal girone',
      confirm: 'Togliere dal girone',
      success: 'Il posto è stato tolto dal girone',
      warning: (place, group) => `«${place}» lascerà «${group}», con le sue partite lì ancora da giocare.`,
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
      needed: 'Il regolamento non separa queste squadre, e qualcosa dipende dal loro ordine.',
      neededAcross: (place) =>
        `Il regolamento non separa queste squadre al posto ${place} dei loro gironi, e qualcosa dipende dal loro ordine.`,
      record: 'Registrare la decisione',
      recorded: (decision, names) => `Deciso (${decision}): ${names}`,
      takeBack: 'Annullare la decisione',
      kept: (decision, names) =>
        `Ora decidono i risultati; la decisione (${decision}) resta per quando non decidono: ${names}`,
      takenBack: 'La decisione è stata annullata',
      title: 'Che cosa ha deciso',
      explanation:
        'Queste squadre sono pari in tutti i criteri del regolamento. Indichi che cosa ha deciso e le metta in quell’ordine.',
      kind: 'Deciso da',
      kinds: {
        unstated: 'non indicato',
        lots: 'sorteggio',
        'shoot-out': 'calci di rigore',
        'deciding-match': 'spareggio',
        conduct: 'fair play',
        ranking: 'graduatoria di riferimento',
        organisers: 'organizzazione',
      },
      up: (team) => `Spostare ${team} in su`,
      down: (team) => `Spostare ${team} in giù`,
      places: (from, to) => `Posizioni da ${from} a ${to}`,
      submit: 'Salvare l’ordine',
      success: 'La decisione è stata salvata',
    },
    fields: { name: 'Nome del girone', lots: 'Ordine' },
  },
  stages: {
    title: 'Fasi',
    form: {
      title: 'Aggiungere una fase',
      name: 'Nome',
      type: 'Tipo',
      group: 'Gironi',
      groupHint: 'Le squadre giocano in gironi e decide la classifica',
      knockout: 'Eliminazione diretta',
      knockoutHint: 'Chi vince passa il turno',
      order: 'Ordine',
      orderHint: 'L’ordine delle fasi, per esempio 1 per la prima',
      submit: 'Aggiungere la fase',
      success: 'La fase è stata creata',
    },
    columns: { order: 'N.', name: 'Nome', type: 'Tipo', actions: 'Azioni' },
    empty: 'Nessuna fase ancora definita',
    deleteStage: (stage) => `Eliminare ${stage}`,
    change: {
      rename: (stage: string) => `Rinominare ${stage}`,
      rules: (stage: string) => `Regole di gioco di ${stage}`,
      rulesHint:
        'Valgono al posto di quelle del torneo, per la pagina del tavolo e il cronometro, anche per una partita già iniziata.',
      wipesCautions: 'Le ammonizioni non contano più dopo questa fase',
      toCategory: 'Spostare in questa categoria',
      categorySuccess: 'La fase è nella sua categoria',
      rulesSuccess: 'Le regole di gioco della fase sono state salvate',
      up: (stage: string) => `Spostare ${stage} su`,
      down: (stage: string) => `Spostare ${stage} giù`,
      title: 'Rinominare la fase',
      submit: 'Salvare',
      success: 'La fase è stata rinominata',
      moved: 'Le fasi hanno un nuovo ordine',
    },
    remove: {
      title: 'Eliminare la fase',
      confirm: 'Eliminare la fase',
      success: 'La fase è stata eliminata',
      warning: (stage) =>
        `«${stage}» e tutto ciò che ne fa parte (gironi, partite) saranno eliminati definitivamente.`,
      count: (groups, matches) => `Gironi: ${groups}. Partite: ${matches}.`,
    },
  },
  fixture: {
    guide: {
      title: 'Come si allestisce il calendario',
      done: 'Fatto',
      open: 'Da fare',
      step: (number) => `Passo ${number}`,
      stages: {
        title: 'Definire le fasi del torneo',
        hint: 'Per esempio fase a gironi, quarti di finale, semifinali, finale.',
        missing: 'Nessuna fase ancora definita',
      },
      groups: {
        title: 'Dare un nome ai gironi',
        hint: 'Ogni fase a gironi ha almeno un girone.',
        missingStages: 'Definisca prima una fase a gironi, oppure continui senza gironi',
        missing: (stages) => `Ancora nessun girone in: ${stages}`,
        notNeeded: 'Non necessario: ci sono solo fasi a eliminazione diretta',
      },
      teams: {
        title: 'Assegnare le squadre ai gironi',
        hint: 'Ogni girone ha almeno due squadre.',
        missingTeams: 'Nessuna squadra ancora inserita',
        missing: (groups) => `Meno di due squadre in: ${groups}`,
        left: (count) =>
          count === 1 ? '1 squadra non è in nessun girone' : `${count} squadre non sono in nessun girone`,
        missingGroups: 'Non ci sono ancora gironi',
        notNeeded: 'Non necessario: non ci sono gironi',
      },
      matches: {
        title: 'Fissare le partite',
        hint: 'Data, ora e luogo, e le squadre non appena sono note.',
        missing: (stages) => `Ancora nessuna partita in: ${stages}`,
        missingStages: 'Definisca prima le fasi',
        waits: (count) =>
          count === 1
            ? '1 punto attende nella pagina «Oggi»'
            : `${count} punti attendono nella pagina «Oggi»`,
        review: (count) =>
          count === 1
            ? '1 partita ha squadre diverse dal suo risultato'
            : `${count} partite hanno squadre diverse dal loro risultato`,
        count: (count) => (count === 1 ? '1 partita in programma' : `${count} partite in programma`),
      },
    },
    stages: { show: 'Mostrare le fasi', hide: 'Nascondere le fasi' },
    groups: { show: 'Mostrare i gironi', hide: 'Nascondere i gironi' },
    matches: { show: 'Mostrare le partite', hide: 'Nascondere le partite' },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const stagesTexts: WithAllArguments<typeof english, typeof texts> = texts;
