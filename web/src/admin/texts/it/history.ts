import type { historyTexts as english, Told } from '../en/history';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

type Counts = Omit<Told, 'name' | 'to'>;

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

const list = new Intl.ListFormat('it-CH');

function including({ teams, stages, groups, matches }: Counts): string {
  const parts = [
    ...some(teams, 'squadra', 'squadre'),
    ...some(stages, 'fase', 'fasi'),
    ...some(groups, 'girone', 'gironi'),
    ...some(matches, 'partita', 'partite'),
  ];
  return parts.length === 0 ? '' : `, con ${list.format(parts)}`;
}

function without(matches: number): string {
  const [gone] = some(matches, 'partita eliminata', 'partite eliminate');
  return gone === undefined ? '' : `, ${gone}`;
}

const within = { teams: 0, stages: 0, groups: 0, matches: 0 };

const texts = {
  history: {
    title: 'Cronologia',
    about:
      'Tutto ciò che è stato modificato nella gestione negli ultimi 90 giorni, anche i risultati inseriti lì e modificati poi al tavolo. Ciò che è stato modificato o eliminato per errore torna con «Annullare».',
    results:
      'Un risultato tolto torna con «Annullare». Gli altri risultati si correggono nel referto della partita.',
    allTournaments: 'Cronologia di tutti i tornei',
    aboutAll:
      'Quali tornei sono stati creati ed eliminati negli ultimi 90 giorni. Un torneo eliminato torna con «Annullare».',
    ofTournament: 'Cronologia di questo torneo',
    ofNamed: (name) => `Cronologia di «${name}»`,
    filter: 'Mostrare',
    everything: 'Tutto',
    kinds: {
      tournament: 'Torneo',
      team: 'Squadre',
      stage: 'Fasi',
      group: 'Gironi',
      match: 'Partite',
      result: 'Risultati',
      plan: 'Piano',
      scorers: 'Segnapunti',
      people: 'Persone',
    },
    empty: 'Non è ancora stato modificato nulla.',
    emptyKind: 'Nulla di questo tipo è stato modificato.',
    more: 'Mostrare le modifiche precedenti',
    undo: 'Annullare',
    undoOf: (change) => `Annullare: ${change}`,
    question: 'Annullare questa modifica?',
    confirmUndo: 'Sì, ripristinare',
    undone: 'La modifica è stata annullata',
    undid: (change) => `Annullato: ${change}`,
    byCommand: 'Un comando',
    byScorer: (device, link) => `${device}, link «${link}» per i referti`,
    byNobody: '(account rimosso)',
    openLog: 'Al referto della partita',
    openLogs: 'Ai referti delle partite',
    inTheWay: (reason, name) => `${reason} (${name})`,
    reasons: {
      change_was_undone_already: 'Annullato',
      change_is_too_old_to_undo: 'Troppo vecchio per essere annullato',
      result_is_changed_in_its_log: 'Si corregge nel referto della partita',
      record_was_changed_since: 'Non più possibile: modificato nel frattempo',
      record_is_in_use: 'Non più possibile: è usato nel frattempo',
      tournament_not_found: 'Non più possibile: il torneo è stato eliminato',
    },
    never: {
      people: 'Si cambia in Persone',
      scorers: 'Si cambia in Segnapunti',
      erased: 'Impossibile: il nome non è più conservato da nessuna parte',
      tooLarge: 'Impossibile: troppo grande per essere conservato',
    },
    cannot: (reason) => `Non più possibile: ${reason}`,
    causes: {
      tournament_already_exists: 'un altro torneo ha questo nome in questa data',
      team_name_already_exists: 'un’altra squadra ha questo nome',
      stage_name_already_exists: 'un’altra fase ha questo nome',
      stage_order_already_exists: 'un’altra fase ha questo posto nell’ordine',
      group_name_already_exists: 'un altro girone della fase ha questo nome',
      name_looks_like_another: 'un altro nome sembra uguale',
      group_name_reads_like_another: 'un altro girone della fase si legge allo stesso modo',
      match_already_exists: 'queste squadre hanno già una partita a quest’ora',
      team_not_found: 'una squadra interessata è stata eliminata',
      stage_not_found: 'la fase interessata è stata eliminata',
      group_not_found: 'il girone interessato è stato eliminato',
      another_match_is_the_final: 'un’altra partita è indicata come finale',
      match_not_found: 'una partita a cui si riferisce è stata eliminata',
    },
    usedBy: (name) => `Non più possibile: usato da ${name}`,
    withScores: (change, from, to) => `${change}: ${from} → ${to}`,
    noName: 'senza nome',
    changes: {
      'tournament-created': ({ name, ...counts }) => `Torneo «${name}» creato${including(counts)}`,
      'tournament-changed': ({ name, to }) =>
        name === to ? `Dati del torneo «${name}» modificati` : `Torneo «${name}» rinominato «${to}»`,
      'tournament-archived': ({ name }) => `Torneo «${name}» archiviato`,
      'tournament-put-back': ({ name }) => `Torneo «${name}» rimesso nella lista`,
      'message-set': ({ name }) => `Messaggio a tutti: «${name}»`,
      'message-removed': () => 'Messaggio a tutti ritirato',
      'sponsors-changed': () => 'Logo e sponsor modificati',
      'tournament-deleted': ({ name, ...counts }) => `Torneo «${name}» eliminato${including(counts)}`,
      'team-created': ({ name, teams }) =>
        teams > 1 ? `${teams} squadre aggiunte` : `Squadra «${name}» aggiunta`,
      'team-renamed': ({ name, to }) => `Squadra «${name}» rinominata «${to}»`,
      'team-changed': ({ name }) => `Rosa di «${name}» modificata`,
      'taken-into-category': ({ to }) => `Tutto ciò che era senza categoria messo in «${to}»`,
      'team-points-recorded': ({ name }) => `Punti di «${name}» registrati`,
      'team-deleted': ({ name, matches }) =>
        `Squadra «${name}» eliminata${including({ ...within, matches })}`,
      'team-withdrawn': ({ name }) => `Squadra «${name}» ritirata`,
      'team-taken-back': ({ name }) => `Ritiro della squadra «${name}» annullato`,
      'player-erased': ({ name }) => `Una persona di «${name}» cancellata definitivamente`,
      'stage-created': ({ name }) => `Fase «${name}» aggiunta`,
      'stage-changed': ({ name, to }) =>
        to && to !== name ? `Fase «${name}» rinominata «${to}»` : `Fase «${name}» modificata`,
      'stage-moved-to-category': ({ name, to }) =>
        to ? `Fase «${name}» spostata nella categoria «${to}»` : `Fase «${name}» tolta dalla sua categoria`,
      'stage-rules-changed': ({ name }) => `Regole di «${name}» modificate`,
      'stage-decision-recorded': ({ name }) => `Decisione tra i gironi di «${name}» registrata`,
      'stages-reordered': ({ stages }) => `Ordine di ${stages} fasi modificato`,
      'stage-deleted': ({ name, groups, matches }) =>
        `Fase «${name}» eliminata${including({ ...within, groups, matches })}`,
      'group-created': ({ name }) => `Girone «${name}» aggiunto`,
      'group-renamed': ({ name, to }) => `Girone «${name}» rinominato «${to}»`,
      'group-teams-added': ({ name, to }) => `Squadre aggiunte al girone «${to}» (${name})`,
      'group-teams-removed': ({ name, to, matches }) =>
        `Squadra «${name}» tolta dal girone «${to}»${including({ ...within, matches })}`,
      'group-place-added': ({ name }) => `Posto aggiunto al girone «${name}»`,
      'group-place-removed': ({ name, matches }) =>
        `Posto tolto dal girone «${name}»${including({ ...within, matches })}`,
      'group-teams-moved': ({ name, to, matches }) =>
        `Squadre spostate dal girone «${name}» a «${to}»${without(matches)}`,
      'group-rounds-set': ({ name }) => `Numero di incontri del girone «${name}» fissato`,
      'group-lots-recorded': ({ name }) => `Decisione del girone «${name}» registrata`,
      'group-deleted': ({ name, matches }) =>
        `Girone «${name}» eliminato${including({ ...within, matches })}`,
      'match-created': ({ name, matches }) =>
        matches > 1 ? `${matches} partite aggiunte` : `Partita ${name} aggiunta`,
      'match-changed': ({ name, matches }) =>
        matches > 1 ? `${matches} partite modificate` : `Partita ${name} modificata`,
      'match-marked-final': ({ name }) => `${name} indicata come finale`,
      'match-deleted': ({ name, matches }) =>
        matches > 1 ? `${matches} partite eliminate` : `Partita ${name} eliminata`,
      'match-awarded': ({ name }) => `Assegnazione della partita ${name} modificata`,
      'result-changed': ({ name, matches }) =>
        matches > 1 ? `Risultati di ${matches} partite modificati` : `Risultato di ${name} modificato`,
      'score-removed': ({ name }) => `Risultato di ${name} tolto`,
      'cards-counted': ({ matches }) =>
        matches > 1 ? `Cartellini di ${matches} partite contati` : 'Cartellini di una partita contati',
      'plan-applied': ({ stages, groups, matches }) =>
        `Piano applicato${including({ ...within, stages, groups, matches })}`,
      'scorer-link-created': ({ name }) => `Link «${name}» per i referti creato`,
      'scorer-link-revoked': ({ name }) => `Link «${name}» per i referti ritirato`,
      'scorer-device-revoked': ({ name }) => `Dispositivo di ${name} ritirato`,
      'role-given': ({ name }) => `${name} può ora gestire i tornei`,
      'role-taken': ({ name }) => `${name} non può più gestire i tornei`,
      'account-removed': ({ name }) => (name ? `Account di ${name} rimosso` : 'Account rimosso'),
      'sessions-ended': ({ name }) => `Accesso di ${name} terminato ovunque`,
      'invitation-created': ({ name }) => `Invito «${name}» creato`,
      'invitation-used': ({ name }) => `Invito usato da ${name}`,
      'invitation-revoked': ({ name }) => `Invito «${name}» ritirato`,
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const historyTexts: WithAllArguments<typeof english, typeof texts> = texts;
