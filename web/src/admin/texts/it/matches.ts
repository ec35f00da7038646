import type { matchesTexts as english } from '../en/matches';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  matches: {
    noTeams: {
      title: 'Nessuna squadra trovata',
      text: 'Aggiunga prima le squadre, poi le partite',
      add: 'Aggiungere una squadra',
    },
    bracket: {
      noStages: 'Aggiungere prima una fase a eliminazione diretta, poi le partite',
      noMatches: 'Nessuna partita a eliminazione diretta ancora in programma',
      manage: { show: 'Gestire la fase finale', hide: 'Nascondere la fase finale' },
      levelAcross: 'Registri la decisione sotto i gironi di quella fase.',
    },
    groups: {
      title: 'GIRONI',
      noStages: 'Aggiunga prima una fase a gironi, poi le partite',
      noGroups: 'Aggiunga prima i gironi, poi le partite',
      noMatches: 'Nessuna partita ancora in programma in questa fase a gironi',
      matchesOn: (date) => `Partite del ${date}`,
      matchName: (local, visitor, group) => `${local} – ${visitor} (${group})`,
      columns: {
        match: 'Partita',
        group: 'Girone',
        time: 'Ora',
        local: 'Squadra di casa',
        visitor: 'Squadra ospite',
        location: 'Luogo',
        actions: 'Azioni',
      },
    },
    add: { show: 'Aggiungere una partita', hide: 'Nascondere il modulo' },
    form: {
      stage: 'Fase',
      pickStage: 'Scelga una fase',
      group: 'Girone',
      pickGroup: 'Scelga un girone',
      teams: 'Squadre',
      known: 'Le squadre sono note',
      unknown: 'Le squadre non sono ancora note',
      local: 'Squadra di casa',
      visitor: 'Squadra ospite',
      pickTeam: 'Scelga una squadra',
      localPlaceholder: 'Provenienza squadra di casa',
      visitorPlaceholder: 'Provenienza squadra ospite',
      placeholderExample: 'Vincente partita 1',
      placeholderHint: 'La squadra appare da sé non appena è nota. Va bene anche il nome di una squadra.',
      date: 'Data',
      time: 'Calcio d’inizio',
      location: 'Luogo',
      taken: {
        location: (location: string, when: string, match: string) =>
          `${location} è occupato alle ${when}: ${match}`,
        team: (team: string, when: string, match: string, location: string) =>
          `${team} gioca già alle ${when}: ${match}, ${location}`,
      },
      zone: (timeZone) => `Data e ora locali di ${timeZone}`,
      confirm: 'Confermare',
      addAnyway: 'Aggiungere comunque',
    },
    score: {
      title: 'Risultato',
      local: 'Reti squadra di casa',
      visitor: 'Reti squadra ospite',
      localPenalty: 'Rigori squadra di casa',
      visitorPenalty: 'Rigori squadra ospite',
      hint: 'Lasci tutto vuoto finché la partita non è giocata. Rigori solo dopo un pareggio.',
      groupHint: 'Lasci entrambi vuoti finché la partita non è giocata.',
      running: (local, visitor) => `In corso: ${local}–${visitor}`,
      runningHint: 'Salvare un risultato chiude la partita. Lasciare tutto vuoto finché si gioca.',
      notYet: 'Potrà inserire il risultato non appena saranno note le due squadre.',
    },
    createKnockout: {
      title: 'Creare la partita',
      confirm: 'Creare la partita',
      success: 'La partita è stata creata',
    },
    createGroup: {
      title: 'Confermare la partita',
      confirm: 'Confermare la partita',
      success: 'La partita è stata creata',
    },
    editKnockout: {
      title: 'Modificare la partita',
      confirm: 'Salvare la partita',
      success: 'La partita è stata modificata',
    },
    editGroup: {
      title: 'Modificare la partita',
      confirm: 'Salvare la partita',
      success: 'La partita è stata modificata',
    },
    remove: {
      title: 'Eliminare la partita',
      confirm: 'Eliminare la partita',
      success: 'La partita è stata eliminata',
      warning: 'Questa partita e tutto ciò che ne fa parte (il risultato) saranno eliminati definitivamente.',
    },
    log: {
      keep: 'Tenere il referto',
      move: 'Spostare il referto',
      moved: 'Il referto è spostato',
      moveTitle: 'Spostare il referto',
      moveConfirm: 'Spostare',
      moveExplanation: (match) =>
        `Il referto è stato iniziato su ${match}. Tutto passa alla partita scelta; niente va perso.`,
      rightMatch: 'La partita giusta',
      pickMatch: 'Scelga una partita',
      noMatchToMoveTo:
        'Nessun’altra partita può riprenderlo: servono due squadre note e una partita non ancora iniziata.',
    },
    meaning: {
      winner: (number, sides) => `Legato alla partita ${number}: la vincente di ${sides}`,
      loser: (number, sides) => `Legato alla partita ${number}: la perdente di ${sides}`,
      groupPlace: (place, group) => `Legato al girone «${group}»: la squadra in posizione ${place}`,
      bestOfPlace: (rank, place, stage) =>
        `Legato a ${stage}: numero ${rank} tra le squadre in posizione ${place} del loro girone`,
      oneOfBest: (slot, place, stage) =>
        `Legato a ${stage}: una delle migliori squadre in posizione ${place} del loro girone, numero ${slot} dell’assegnazione, se possibile di un altro girone rispetto all’avversaria`,
      team: (team) => `La squadra ${team}`,
      fewTeams: (count) => `. Squadre finora: ${count}.`,
      fewGroups: (count) => `. Gironi finora: ${count}.`,
      cycle: 'Rimanda a questa stessa partita: indichi un’altra partita.',
      textOnly:
        'Solo testo: nessuna partita, girone o squadra si chiama così, quindi nessuna squadra prenderà questo posto.',
      notYet: 'Nulla si chiama ancora così. La partita vi sarà legata non appena ci sarà.',
      didYouMean: (team) => `Solo testo: nessuna squadra si chiama così. Intendeva ${team}?`,
      lost: 'Solo testo: ciò a cui rimandava è stato eliminato, e non si lega più da solo.',
    },
    lost: {
      title: 'Testi che non portano da nessuna parte',
      explanation:
        'Ciò che questi testi indicavano è stato eliminato, oppure c’è senza che vi siano legati. Non si legano da soli, perché nel frattempo un’altra partita può avere quel numero.',
      was: (what) => `Era: ${what}.`,
      winnerOf: (sides) => `vincente di ${sides}`,
      loserOf: (sides) => `perdente di ${sides}`,
      now: (meaning) => `Proposta: ${meaning}`,
      bind: 'Legare',
      bound: 'Il testo ora è legato',
      nothing: 'Nulla si impone. Modifichi la partita.',
    },
    noWinner: {
      notice:
        'Questa partita non ha ancora una vincente, quindi nessuno passa il turno. Se ci sono stati i rigori, inserisca anche quelli.',
      saved: 'La partita è salvata. Non ha ancora una vincente',
      short: 'Ancora nessuna vincente',
    },
    notices: {
      title: 'Confermare',
      confirm: 'Salvare',
      passed: (time) => `Oggi le ${time} sono già passate. Confermi che la partita è a quell’ora.`,
      otherTeams: (now, before) =>
        `Da quando ha aperto questo modulo, la partita ha altre squadre: ${now} al posto di ${before}. Il risultato sarà il loro.`,
      removesScore: (score) => `Il risultato ${score} viene tolto.`,
      review: 'Questo porta altre squadre in partite che hanno già un risultato:',
      reviewNext: 'I loro risultati restano come sono finché non li ha verificati.',
      match: (match, sides, score) => `${match}: ${sides}, ${score}`,
    },
    draft: {
      notSaved: 'Non salvato',
      notSavedScore: (local, visitor) => `Non salvato: ${local} – ${visitor}`,
      tryAgain: 'Riprovare',
      tryAgainFor: (match) => `Riprovare: ${match}`,
      title: 'Questo non è ancora salvato. È salvato:',
      field: (label, value) => `${label}: ${value}`,
      nothing: '–',
      discard: 'Tornare a ciò che è salvato',
    },
    review: {
      title: 'Da verificare',
      explanation:
        'A causa di una correzione fatta altrove, in queste partite giocano ora squadre diverse da quelle per cui il risultato è stato inserito. Fino alla decisione questi risultati non contano da nessuna parte e non qualificano nessuno.',
      wasPlayedBy: (score, teams) => `Il risultato ${score} è stato inserito per ${teams}.`,
      isPlayedBy: (teams) => `Ora la partita è ${teams}.`,
      deletedTeam: 'una squadra che non esiste più',
      first: (match) => `Da verificare prima: ${match}, da cui dipende chi gioca qui.`,
      keep: 'Il risultato è giusto',
      clear: 'Togliere il risultato',
      kept: 'Il risultato è stato confermato',
      cleared: 'Il risultato è stato tolto',
    },
    award: {
      open: 'Assegnare la partita',
      title: 'Assegnare la partita',
      confirm: 'Salvare',
      success: 'La decisione è salvata',
      explanation:
        'La partita conta con le reti del regolamento. Un risultato migliore per l’altra squadra resta. Ciò che si è giocato resta registrato.',
      who: 'Chi perde per forfait?',
      asPlayed: 'Nessuno: la partita conta come è stata giocata',
      side: (team, goals) => `${team} (l’altra squadra vince con ${goals} reti)`,
      both: (goals) => `Entrambe (persa da entrambe, ${goals} reti contro ciascuna)`,
    },
    versus: (local, visitor) => `${local} – ${visitor}`,
    editMatch: (match) => `Modificare ${match}`,
    markFinal: (match) => `Indicare ${match} come finale`,
    isFinal: 'Questa è la finale',
    finalGoesOn: 'Chi vince ha ancora una partita. È indicata la partita giusta?',
    marked: 'La finale è indicata',
    unmarked: 'L’indicazione è stata tolta',
    deleteMatch: (match) => `Eliminare ${match}`,
  },
  staleEdit: {
    title: 'Modificato da altri',
    explanation:
      'Qualcuno ha salvato delle modifiche mentre Lei stava lavorando. I Suoi dati non sono persi: scelga quali valgono.',
    field: 'Modificato',
    theirs: 'Salvato ora',
    mine: 'I Suoi dati',
    takeTheirsHint:
      '«Prendere gli altri» riprende ciò che hanno modificato gli altri. Ciò che ha modificato solo Lei resta nel modulo, ancora da salvare.',
    keepMine: 'Salvare i miei',
    takeTheirs: 'Prendere gli altri',
    nothing: '–',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const matchesTexts: WithAllArguments<typeof english, typeof texts> = texts;
