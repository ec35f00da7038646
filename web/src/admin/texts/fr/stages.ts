import type { stagesTexts as english } from '../en/stages';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  groups: {
    form: {
      title: 'Définir les groupes',
      stage: 'Phase',
      pickStage: 'Veuillez choisir une phase',
      noStages: 'Il n’y a pas de phase de groupes. Définissez-en une dans la section des phases',
      name: 'Nom du groupe',
      submit: 'Ajouter le groupe',
      success: 'Le groupe a été créé',
    },
    list: {
      title: 'GROUPES',
      empty: 'Aucun groupe défini pour l’instant',
      noTeams: 'Pas encore d’équipes dans ce groupe',
      open: (group) => `Supprimer ou modifier ${group}`,
      addTeams: 'Ajouter des équipes',
      addPlace: 'Ajouter une place',
      addPlaceTo: (group) => `Ajouter une place à ${group}`,
      addTeamsTo: (group) => `Ajouter des équipes à ${group}`,
      removeTeam: (team, group) => `Retirer ${team} de ${group}`,
    },
    change: {
      title: 'Supprimer ou modifier le groupe',
      delete: 'Supprimer',
      edit: 'Modifier',
      warning: (group) =>
        `«\u202f${group}\u202f» et tout ce qui en dépend (matchs) seront définitivement supprimés.`,
      count: (matches) => `Matchs\u202f: ${matches}.`,
      confirmDelete: 'Supprimer le groupe',
      name: 'Nom du groupe',
      confirmEdit: 'Renommer le groupe',
      deleted: 'Le groupe a été supprimé',
      renamed: 'Le nom du groupe a été modifié',
    },
    moveTeam: {
      label: (team: string) => `Déplacer ${team} dans un autre groupe`,
      title: 'Déplacer l’équipe',
      group: 'Groupe',
      pick: 'Choisir un groupe',
      submit: 'Déplacer',
      success: 'L’équipe a été déplacée',
      warning: (team: string, group: string) => `${team} quitte ${group}\u202f; ses matchs y sont supprimés.`,
    },
    addPlace: {
      title: 'Ajouter une place',
      label: 'Place',
      hint: 'L’équipe entre dans le groupe dès qu’elle est connue. Rien n’est reporté.',
      submit: 'Ajouter la place',
      success: 'La place est dans le groupe',
    },
    removePlace: {
      title: 'Retirer la place du groupe',
      confirm: 'Retirer du groupe',
      success: 'La place a été retirée du groupe',
      warning: (place, group) =>
        `«\u202f${place}\u202f» quittera «\u202f${group}\u202f», avec ses matchs encore à jouer.`,
    },
    removeTeam: {
      title: 'Retirer l’équipe du groupe',
      confirm: 'Retirer du groupe',
      warning: (team, group) =>
        `«\u202f${team}\u202f» quittera «\u202f${group}\u202f», et tout ce qui en dépend (ses matchs de ce groupe encore à jouer) sera définitivement supprimé.`,
      success: 'L’équipe a été retirée du groupe',
    },
    addTeams: {
      title: 'Attribuer des équipes',
      available: 'Équipes disponibles',
      submit: 'Attribuer',
      failed: 'Les équipes n’ont pas pu être chargées',
      none: 'Aucune équipe disponible pour l’instant',
      toTeams: 'Vers les équipes',
      success: 'Le groupe a été modifié',
    },
    lots: {
      needed: 'Le règlement ne départage pas ces équipes, et quelque chose dépend de leur ordre.',
      neededAcross: (place) =>
        `Le règlement ne départage pas ces équipes à la place ${place} de leurs groupes, et quelque chose dépend de leur ordre.`,
      record: 'Saisir la décision',
      recorded: (decision, names) => `Décidé (${decision})\u202f: ${names}`,
      takeBack: 'Annuler la décision',
      kept: (decision, names) =>
        `Les résultats décident maintenant\u202f; la décision (${decision}) est gardée au cas où ils ne le feraient plus\u202f: ${names}`,
      takenBack: 'La décision a été annulée',
      title: 'Ce qui a décidé',
      explanation:
        'Ces équipes sont à égalité sur tous les critères du règlement. Indiquez ce qui a décidé et mettez-les dans cet ordre.',
      kind: 'Décidé par',
      kinds: {
        unstated: 'non précisé',
        lots: 'tirage au sort',
        'shoot-out': 'tirs au but',
        'deciding-match': 'match décisif',
        conduct: 'fair-play',
        ranking: 'classement de référence',
        organisers: 'organisation',
      },
      up: (team) => `Monter ${team}`,
      down: (team) => `Descendre ${team}`,
      places: (from, to) => `Rangs ${from} à ${to}`,
      submit: 'Enregistrer l’ordre',
      success: 'La décision a été enregistrée',
    },
    fields: { name: 'Nom du groupe', lots: 'Ordre' },
  },
  stages: {
    title: 'Phases',
    form: {
      title: 'Ajouter une phase',
      name: 'Nom',
      type: 'Type',
      group: 'Groupes',
      groupHint: 'Les équipes jouent en groupes et le classement décide',
      knockout: 'Élimination directe',
      knockoutHint: 'Qui gagne se qualifie',
      order: 'Ordre',
      orderHint: 'L’ordre des phases, par exemple 1 pour la première',
      submit: 'Ajouter la phase',
      success: 'La phase a été créée',
    },
    columns: { order: 'N°', name: 'Nom', type: 'Type', actions: 'Actions' },
    empty: 'Aucune phase définie pour l’instant',
    deleteStage: (stage) => `Supprimer ${stage}`,
    change: {
      rename: (stage: string) => `Renommer ${stage}`,
      rules: (stage: string) => `Règles de match de ${stage}`,
      rulesHint:
        'Elles remplacent celles du tournoi, pour la page de la table de marque et le chronomètre, même pour un match commencé.',
      wipesCautions: 'Les avertissements ne comptent plus après cette phase',
      toCategory: 'Déplacer dans cette catégorie',
      categorySuccess: 'La phase est dans sa catégorie',
      rulesSuccess: 'Les règles de match de la phase ont été enregistrées',
      up: (stage: string) => `Monter ${stage}`,
      down: (stage: string) => `Descendre ${stage}`,
      title: 'Renommer la phase',
      submit: 'Enregistrer',
      success: 'La phase a été renommée',
      moved: 'Les phases ont un nouvel ordre',
    },
    remove: {
      title: 'Supprimer la phase',
      confirm: 'Supprimer la phase',
      success: 'La phase a été supprimée',
      warning: (stage) =>
        `«\u202f${stage}\u202f» et tout ce qui en dépend (groupes, matchs) seront définitivement supprimés.`,
      count: (groups, matches) => `Groupes\u202f: ${groups}. Matchs\u202f: ${matches}.`,
    },
  },
  fixture: {
    guide: {
      title: 'Établir le calendrier, étape par étape',
      done: 'Fait',
      open: 'À faire',
      step: (number) => `Étape ${number}`,
      stages: {
        title: 'Définir les phases du tournoi',
        hint: 'Par exemple phase de groupes, quarts de finale, demi-finales, finale.',
        missing: 'Aucune phase définie pour l’instant',
      },
      groups: {
        title: 'Nommer les groupes',
        hint: 'Chaque phase de groupes a au moins un groupe.',
        missingStages: 'Définissez d’abord une phase de groupes, ou continuez sans groupes',
        missing: (stages) => `Pas encore de groupes dans\u202f: ${stages}`,
        notNeeded: 'Pas nécessaire\u202f: il n’y a que des phases à élimination directe',
      },
      teams: {
        title: 'Répartir les équipes dans les groupes',
        hint: 'Chaque groupe a au moins deux équipes.',
        missingTeams: 'Aucune équipe saisie pour l’instant',
        missing: (groups) => `Moins de deux équipes dans\u202f: ${groups}`,
        left: (count) =>
          count === 1 ? '1 équipe n’est dans aucun groupe' : `${count} équipes ne sont dans aucun groupe`,
        missingGroups: 'Il n’y a pas encore de groupes',
        notNeeded: 'Pas nécessaire\u202f: il n’y a pas de groupes',
      },
      matches: {
        title: 'Fixer les matchs',
        hint: 'La date, l’heure et le lieu, et les équipes dès qu’elles sont connues.',
        missing: (stages) => `Pas encore de matchs dans\u202f: ${stages}`,
        missingStages: 'Définissez d’abord les phases',
        waits: (count) =>
          count === 1
            ? '1 point attend sur la page «\u202fAujourd’hui\u202f»'
            : `${count} points attendent sur la page «\u202fAujourd’hui\u202f»`,
        review: (count) =>
          count < 2
            ? `${count} match a d’autres équipes que son score`
            : `${count} matchs ont d’autres équipes que leur score`,
        count: (count) => (count < 2 ? `${count} match au programme` : `${count} matchs au programme`),
      },
    },
    stages: { show: 'Afficher les phases', hide: 'Masquer les phases' },
    groups: { show: 'Afficher les groupes', hide: 'Masquer les groupes' },
    matches: { show: 'Afficher les matchs', hide: 'Masquer les matchs' },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const stagesTexts: WithAllArguments<typeof english, typeof texts> = texts;
