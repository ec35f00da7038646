import type { historyTexts as english, Told } from '../en/history';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

type Counts = Omit<Told, 'name' | 'to'>;

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

const list = new Intl.ListFormat('de-CH');

function including({ teams, stages, groups, matches }: Counts): string {
  const parts = [
    ...some(teams, 'Team', 'Teams'),
    ...some(stages, 'Phase', 'Phasen'),
    ...some(groups, 'Gruppe', 'Gruppen'),
    ...some(matches, 'Spiel', 'Spielen'),
  ];
  return parts.length === 0 ? '' : `, mit ${list.format(parts)}`;
}

function without(matches: number): string {
  const [gone] = some(matches, 'Spiel gelöscht', 'Spiele gelöscht');
  return gone === undefined ? '' : `, ${gone}`;
}

const within = { teams: 0, stages: 0, groups: 0, matches: 0 };

const texts = {
  history: {
    title: 'Verlauf',
    about:
      'Alles, was in den letzten 90 Tagen in der Verwaltung geändert wurde, auch dort eingetragene Resultate, die später am Spieltisch geändert wurden. Was irrtümlich geändert oder gelöscht wurde, kommt mit «Rückgängig» zurück.',
    results:
      'Ein entferntes Resultat kommt mit «Rückgängig» zurück. Andere Resultate werden im Protokoll des Spiels berichtigt.',
    allTournaments: 'Verlauf aller Turniere',
    aboutAll:
      'Welche Turniere in den letzten 90 Tagen erstellt und gelöscht wurden. Ein gelöschtes Turnier kommt mit «Rückgängig» zurück.',
    ofTournament: 'Verlauf dieses Turniers',
    ofNamed: (name) => `Verlauf von «${name}»`,
    filter: 'Anzeigen',
    everything: 'Alles',
    kinds: {
      tournament: 'Turnier',
      team: 'Teams',
      stage: 'Phasen',
      group: 'Gruppen',
      match: 'Spiele',
      result: 'Resultate',
      plan: 'Plan',
      scorers: 'Protokollführung',
      people: 'Personen',
    },
    empty: 'Es wurde noch nichts geändert.',
    emptyKind: 'Von dieser Art wurde nichts geändert.',
    more: 'Ältere Änderungen zeigen',
    undo: 'Rückgängig',
    undoOf: (change) => `Rückgängig machen: ${change}`,
    question: 'Diese Änderung rückgängig machen?',
    confirmUndo: 'Ja, rückgängig machen',
    undone: 'Die Änderung ist rückgängig gemacht',
    undid: (change) => `Rückgängig gemacht: ${change}`,
    byCommand: 'Ein Befehl',
    byScorer: (device, link) => `${device}, Link «${link}» für die Protokollführung`,
    byNobody: '(entferntes Konto)',
    openLog: 'Zum Protokoll des Spiels',
    openLogs: 'Zu den Protokollen der Spiele',
    inTheWay: (reason, name) => `${reason} (${name})`,
    reasons: {
      change_was_undone_already: 'Rückgängig gemacht',
      change_is_too_old_to_undo: 'Zu alt, um rückgängig gemacht zu werden',
      result_is_changed_in_its_log: 'Wird im Protokoll des Spiels berichtigt',
      record_was_changed_since: 'Nicht mehr möglich: seither geändert',
      record_is_in_use: 'Nicht mehr möglich: wird verwendet',
      tournament_not_found: 'Nicht mehr möglich: Das Turnier wurde gelöscht',
    },
    never: {
      people: 'Wird unter Personen geändert',
      scorers: 'Wird unter Protokollführung geändert',
      erased: 'Nicht möglich: Der Name ist nirgends mehr gespeichert',
      tooLarge: 'Nicht möglich: zu gross, um aufbewahrt zu werden',
    },
    cannot: (reason) => `Nicht mehr möglich: ${reason}`,
    causes: {
      tournament_already_exists: 'ein anderes Turnier heisst an diesem Datum so',
      team_name_already_exists: 'ein anderes Team heisst so',
      stage_name_already_exists: 'eine andere Phase heisst so',
      stage_order_already_exists: 'eine andere Phase hat diesen Platz in der Reihenfolge',
      group_name_already_exists: 'eine andere Gruppe der Phase heisst so',
      name_looks_like_another: 'ein anderer Name sieht gleich aus',
      group_name_reads_like_another: 'eine andere Gruppe der Phase liest sich gleich',
      match_already_exists: 'diese Teams haben zu dieser Zeit schon ein Spiel',
      team_not_found: 'ein Team davon wurde gelöscht',
      stage_not_found: 'die Phase dazu wurde gelöscht',
      group_not_found: 'die Gruppe dazu wurde gelöscht',
      another_match_is_the_final: 'ein anderes Spiel ist als Final bezeichnet',
      match_not_found: 'ein Spiel, auf das es sich bezieht, wurde gelöscht',
    },
    usedBy: (name) => `Nicht mehr möglich: wird verwendet von ${name}`,
    withScores: (change, from, to) => `${change}: ${from} → ${to}`,
    noName: 'ohne Namen',
    changes: {
      'tournament-created': ({ name, ...counts }) => `Turnier «${name}» erstellt${including(counts)}`,
      'tournament-changed': ({ name, to }) =>
        name === to ? `Angaben des Turniers «${name}» geändert` : `Turnier «${name}» in «${to}» umbenannt`,
      'tournament-archived': ({ name }) => `Turnier «${name}» archiviert`,
      'tournament-put-back': ({ name }) => `Turnier «${name}» zurück in die Liste geholt`,
      'message-set': ({ name }) => `Mitteilung an alle: «${name}»`,
      'message-removed': () => 'Mitteilung an alle zurückgenommen',
      'sponsors-changed': () => 'Logo und Sponsoren geändert',
      'tournament-deleted': ({ name, ...counts }) => `Turnier «${name}» gelöscht${including(counts)}`,
      'team-created': ({ name, teams }) =>
        teams > 1 ? `${teams} Teams hinzugefügt` : `Team «${name}» hinzugefügt`,
      'team-renamed': ({ name, to }) => `Team «${name}» in «${to}» umbenannt`,
      'team-changed': ({ name }) => `Kader von «${name}» geändert`,
      'taken-into-category': ({ to }) => `Alles ohne Kategorie in «${to}» aufgenommen`,
      'team-points-recorded': ({ name }) => `Punkte von «${name}» eingetragen`,
      'team-deleted': ({ name, matches }) => `Team «${name}» gelöscht${including({ ...within, matches })}`,
      'team-withdrawn': ({ name }) => `Team «${name}» zurückgezogen`,
      'team-taken-back': ({ name }) => `Rückzug des Teams «${name}» zurückgenommen`,
      'player-erased': ({ name }) => `Eine Person aus «${name}» endgültig gelöscht`,
      'stage-created': ({ name }) => `Phase «${name}» hinzugefügt`,
      'stage-changed': ({ name, to }) =>
        to && to !== name ? `Phase «${name}» in «${to}» umbenannt` : `Phase «${name}» geändert`,
      'stage-moved-to-category': ({ name, to }) =>
        to
          ? `Phase «${name}» in die Kategorie «${to}» verschoben`
          : `Phase «${name}» aus ihrer Kategorie genommen`,
      'stage-rules-changed': ({ name }) => `Regeln von «${name}» geändert`,
      'stage-decision-recorded': ({ name }) => `Entscheid über die Gruppen von «${name}» hinweg eingetragen`,
      'stages-reordered': ({ stages }) => `${stages} Phasen anders angeordnet`,
      'stage-deleted': ({ name, groups, matches }) =>
        `Phase «${name}» gelöscht${including({ ...within, groups, matches })}`,
      'group-created': ({ name }) => `Gruppe «${name}» hinzugefügt`,
      'group-renamed': ({ name, to }) => `Gruppe «${name}» in «${to}» umbenannt`,
      'group-teams-added': ({ name, to }) => `Teams zur Gruppe «${to}» hinzugefügt (${name})`,
      'group-teams-removed': ({ name, to, matches }) =>
        `Team «${name}» aus der Gruppe «${to}» entfernt${including({ ...within, matches })}`,
      'group-place-added': ({ name }) => `Platz zur Gruppe «${name}» hinzugefügt`,
      'group-place-removed': ({ name, matches }) =>
        `Platz aus der Gruppe «${name}» entfernt${including({ ...within, matches })}`,
      'group-teams-moved': ({ name, to, matches }) =>
        `Teams aus der Gruppe «${name}» in «${to}» verschoben${without(matches)}`,
      'group-rounds-set': ({ name }) => `Anzahl Begegnungen der Gruppe «${name}» festgelegt`,
      'group-lots-recorded': ({ name }) => `Entscheid der Gruppe «${name}» eingetragen`,
      'group-deleted': ({ name, matches }) => `Gruppe «${name}» gelöscht${including({ ...within, matches })}`,
      'match-created': ({ name, matches }) =>
        matches > 1 ? `${matches} Spiele hinzugefügt` : `Spiel ${name} hinzugefügt`,
      'match-changed': ({ name, matches }) =>
        matches > 1 ? `${matches} Spiele geändert` : `Spiel ${name} geändert`,
      'match-marked-final': ({ name }) => `${name} als Final bezeichnet`,
      'match-deleted': ({ name, matches }) =>
        matches > 1 ? `${matches} Spiele gelöscht` : `Spiel ${name} gelöscht`,
      'match-awarded': ({ name }) => `Forfaitwertung des Spiels ${name} geändert`,
      'result-changed': ({ name, matches }) =>
        matches > 1 ? `Resultate von ${matches} Spielen geändert` : `Resultat von ${name} geändert`,
      'score-removed': ({ name }) => `Resultat von ${name} entfernt`,
      'cards-counted': ({ matches }) =>
        matches > 1 ? `Karten von ${matches} Spielen gezählt` : 'Karten eines Spiels gezählt',
      'plan-applied': ({ stages, groups, matches }) =>
        `Plan angewendet${including({ ...within, stages, groups, matches })}`,
      'scorer-link-created': ({ name }) => `Link «${name}» für die Protokollführung erstellt`,
      'scorer-link-revoked': ({ name }) => `Link «${name}» für die Protokollführung zurückgezogen`,
      'scorer-device-revoked': ({ name }) => `Gerät von ${name} zurückgezogen`,
      'role-given': ({ name }) => `${name} verwaltet neu die Turniere`,
      'role-taken': ({ name }) => `${name} verwaltet die Turniere nicht mehr`,
      'account-removed': ({ name }) => (name ? `Konto von ${name} entfernt` : 'Konto entfernt'),
      'sessions-ended': ({ name }) => `${name} überall abgemeldet`,
      'invitation-created': ({ name }) => `Einladung «${name}» erstellt`,
      'invitation-used': ({ name }) => `Einladung verwendet von ${name}`,
      'invitation-revoked': ({ name }) => `Einladung «${name}» zurückgezogen`,
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const historyTexts: WithAllArguments<typeof english, typeof texts> = texts;
