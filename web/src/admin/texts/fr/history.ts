import type { historyTexts as english, Told } from '../en/history';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

type Counts = Omit<Told, 'name' | 'to'>;

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

const list = new Intl.ListFormat('fr-CH');

function including({ teams, stages, groups, matches }: Counts): string {
  const parts = [
    ...some(teams, 'équipe', 'équipes'),
    ...some(stages, 'phase', 'phases'),
    ...some(groups, 'groupe', 'groupes'),
    ...some(matches, 'match', 'matchs'),
  ];
  return parts.length === 0 ? '' : `, avec ${list.format(parts)}`;
}

function without(matches: number): string {
  const [gone] = some(matches, 'match supprimé', 'matchs supprimés');
  return gone === undefined ? '' : `, ${gone}`;
}

const within = { teams: 0, stages: 0, groups: 0, matches: 0 };

const texts = {
  history: {
    title: 'Historique',
    about:
      'Tout ce qui a été modifié dans la gestion ces 90 derniers jours, y compris les résultats saisis là et modifiés ensuite à la table de marque. Ce qui a été modifié ou supprimé par erreur revient avec «\u202fAnnuler\u202f».',
    results:
      'Un score retiré revient avec «\u202fAnnuler\u202f». Les autres résultats se corrigent dans la feuille de match.',
    allTournaments: 'Historique de tous les tournois',
    aboutAll:
      'Les tournois créés et supprimés ces 90 derniers jours. Un tournoi supprimé revient avec «\u202fAnnuler\u202f».',
    ofTournament: 'Historique de ce tournoi',
    ofNamed: (name) => `Historique de «\u202f${name}\u202f»`,
    filter: 'Afficher',
    everything: 'Tout',
    kinds: {
      tournament: 'Tournoi',
      team: 'Équipes',
      stage: 'Phases',
      group: 'Groupes',
      match: 'Matchs',
      result: 'Résultats',
      plan: 'Plan',
      scorers: 'Table de marque',
      people: 'Personnes',
    },
    empty: 'Rien n’a encore été modifié.',
    emptyKind: 'Rien de ce type n’a été modifié.',
    more: 'Afficher les modifications plus anciennes',
    undo: 'Annuler',
    undoOf: (change) => `Annuler\u202f: ${change}`,
    question: 'Annuler cette modification\u202f?',
    confirmUndo: 'Oui, rétablir l’état précédent',
    undone: 'La modification a été annulée',
    undid: (change) => `Annulé\u202f: ${change}`,
    byCommand: 'Une commande',
    byScorer: (device, link) => `${device}, lien «\u202f${link}\u202f» pour la table de marque`,
    byNobody: '(compte supprimé)',
    openLog: 'Vers la feuille de match',
    openLogs: 'Vers les feuilles de match',
    inTheWay: (reason, name) => `${reason} (${name})`,
    reasons: {
      change_was_undone_already: 'Annulé',
      change_is_too_old_to_undo: 'Trop ancien pour être annulé',
      result_is_changed_in_its_log: 'Se corrige dans la feuille de match',
      record_was_changed_since: 'Plus possible\u202f: modifié depuis',
      record_is_in_use: 'Plus possible\u202f: utilisé depuis',
      tournament_not_found: 'Plus possible\u202f: le tournoi a été supprimé',
    },
    never: {
      people: 'Se change sous Personnes',
      scorers: 'Se change sous Table de marque',
      erased: 'Impossible\u202f: le nom n’est plus conservé nulle part',
      tooLarge: 'Impossible\u202f: trop volumineux pour être conservé',
    },
    cannot: (reason) => `Plus possible\u202f: ${reason}`,
    causes: {
      tournament_already_exists: 'un autre tournoi porte ce nom à cette date',
      team_name_already_exists: 'une autre équipe porte ce nom',
      stage_name_already_exists: 'une autre phase porte ce nom',
      stage_order_already_exists: 'une autre phase a pris cette place dans l’ordre',
      group_name_already_exists: 'un autre groupe de la phase porte ce nom',
      name_looks_like_another: 'un autre nom a la même apparence',
      group_name_reads_like_another: 'un autre groupe de la phase se lit de la même façon',
      match_already_exists: 'ces équipes ont déjà un match à cette heure',
      team_not_found: 'une équipe concernée a été supprimée',
      stage_not_found: 'la phase concernée a été supprimée',
      group_not_found: 'le groupe concerné a été supprimé',
      another_match_is_the_final: 'un autre match est désigné comme finale',
      match_not_found: 'un match auquel cela renvoie a été supprimé',
    },
    usedBy: (name) => `Plus possible\u202f: utilisé par ${name}`,
    withScores: (change, from, to) => `${change}\u202f: ${from} → ${to}`,
    noName: 'sans nom',
    changes: {
      'tournament-created': ({ name, ...counts }) => `Tournoi «\u202f${name}\u202f» créé${including(counts)}`,
      'tournament-changed': ({ name, to }) =>
        name === to
          ? `Données du tournoi «\u202f${name}\u202f» modifiées`
          : `Tournoi «\u202f${name}\u202f» renommé «\u202f${to}\u202f»`,
      'tournament-archived': ({ name }) => `Tournoi «\u202f${name}\u202f» archivé`,
      'tournament-put-back': ({ name }) => `Tournoi «\u202f${name}\u202f» remis dans la liste`,
      'message-set': ({ name }) => `Message à tous\u202f: «\u202f${name}\u202f»`,
      'message-removed': () => 'Message à tous retiré',
      'sponsors-changed': () => 'Logo et sponsors modifiés',
      'tournament-deleted': ({ name, ...counts }) =>
        `Tournoi «\u202f${name}\u202f» supprimé${including(counts)}`,
      'team-created': ({ name, teams }) =>
        teams > 1 ? `${teams} équipes ajoutées` : `Équipe «\u202f${name}\u202f» ajoutée`,
      'team-renamed': ({ name, to }) => `Équipe «\u202f${name}\u202f» renommée «\u202f${to}\u202f»`,
      'team-changed': ({ name }) => `Contingent de «\u202f${name}\u202f» modifié`,
      'taken-into-category': ({ to }) => `Tout ce qui était sans catégorie mis dans «\u202f${to}\u202f»`,
      'team-points-recorded': ({ name }) => `Points de «\u202f${name}\u202f» saisis`,
      'team-deleted': ({ name, matches }) =>
        `Équipe «\u202f${name}\u202f» supprimée${including({ ...within, matches })}`,
      'team-withdrawn': ({ name }) => `Équipe «\u202f${name}\u202f» retirée`,
      'team-taken-back': ({ name }) => `Retrait de l’équipe «\u202f${name}\u202f» annulé`,
      'player-erased': ({ name }) => `Une personne de «\u202f${name}\u202f» effacée définitivement`,
      'stage-created': ({ name }) => `Phase «\u202f${name}\u202f» ajoutée`,
      'stage-changed': ({ name, to }) =>
        to && to !== name
          ? `Phase «\u202f${name}\u202f» renommée «\u202f${to}\u202f»`
          : `Phase «\u202f${name}\u202f» modifiée`,
      'stage-moved-to-category': ({ name, to }) =>
        to
          ? `Phase «\u202f${name}\u202f» déplacée dans la catégorie «\u202f${to}\u202f»`
          : `Phase «\u202f${name}\u202f» retirée de sa catégorie`,
      'stage-rules-changed': ({ name }) => `Règles de «\u202f${name}\u202f» modifiées`,
      'stage-decision-recorded': ({ name }) => `Décision entre les groupes de «\u202f${name}\u202f» saisie`,
      'stages-reordered': ({ stages }) => `Ordre de ${stages} phases modifié`,
      'stage-deleted': ({ name, groups, matches }) =>
        `Phase «\u202f${name}\u202f» supprimée${including({ ...within, groups, matches })}`,
      'group-created': ({ name }) => `Groupe «\u202f${name}\u202f» ajouté`,
      'group-renamed': ({ name, to }) => `Groupe «\u202f${name}\u202f» renommé «\u202f${to}\u202f»`,
      'group-teams-added': ({ name, to }) => `Équipes ajoutées au groupe «\u202f${to}\u202f» (${name})`,
      'group-teams-removed': ({ name, to, matches }) =>
        `Équipe «\u202f${name}\u202f» retirée du groupe «\u202f${to}\u202f»${including({ ...within, matches })}`,
      'group-place-added': ({ name }) => `Place ajoutée au groupe «\u202f${name}\u202f»`,
      'group-place-removed': ({ name, matches }) =>
        `Place retirée du groupe «\u202f${name}\u202f»${including({ ...within, matches })}`,
      'group-teams-moved': ({ name, to, matches }) =>
        `Équipes déplacées du groupe «\u202f${name}\u202f» vers «\u202f${to}\u202f»${without(matches)}`,
      'group-rounds-set': ({ name }) => `Nombre de rencontres du groupe «\u202f${name}\u202f» fixé`,
      'group-lots-recorded': ({ name }) => `Décision du groupe «\u202f${name}\u202f» saisie`,
      'group-deleted': ({ name, matches }) =>
        `Groupe «\u202f${name}\u202f» supprimé${including({ ...within, matches })}`,
      'match-created': ({ name, matches }) =>
        matches > 1 ? `${matches} matchs ajoutés` : `Match ${name} ajouté`,
      'match-changed': ({ name, matches }) =>
        matches > 1 ? `${matches} matchs modifiés` : `Match ${name} modifié`,
      'match-marked-final': ({ name }) => `${name} désigné comme finale`,
      'match-deleted': ({ name, matches }) =>
        matches > 1 ? `${matches} matchs supprimés` : `Match ${name} supprimé`,
      'match-awarded': ({ name }) => `Forfait du match ${name} modifié`,
      'result-changed': ({ name, matches }) =>
        matches > 1 ? `Résultats de ${matches} matchs modifiés` : `Résultat de ${name} modifié`,
      'score-removed': ({ name }) => `Score de ${name} retiré`,
      'cards-counted': ({ matches }) =>
        matches > 1 ? `Cartons de ${matches} matchs comptés` : 'Cartons d’un match comptés',
      'plan-applied': ({ stages, groups, matches }) =>
        `Plan appliqué${including({ ...within, stages, groups, matches })}`,
      'scorer-link-created': ({ name }) => `Lien «\u202f${name}\u202f» pour la table de marque créé`,
      'scorer-link-revoked': ({ name }) => `Lien «\u202f${name}\u202f» pour la table de marque retiré`,
      'scorer-device-revoked': ({ name }) => `Appareil de ${name} retiré`,
      'role-given': ({ name }) => `${name} peut désormais administrer les tournois`,
      'role-taken': ({ name }) => `${name} ne peut plus administrer les tournois`,
      'account-removed': ({ name }) => (name ? `Compte de ${name} supprimé` : 'Compte supprimé'),
      'sessions-ended': ({ name }) => `Sessions de ${name} fermées`,
      'invitation-created': ({ name }) => `Invitation «\u202f${name}\u202f» créée`,
      'invitation-used': ({ name }) => `Invitation utilisée par ${name}`,
      'invitation-revoked': ({ name }) => `Invitation «\u202f${name}\u202f» retirée`,
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const historyTexts: WithAllArguments<typeof english, typeof texts> = texts;
