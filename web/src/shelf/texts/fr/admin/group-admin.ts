import type { groupAdminTexts as english } from '../../en/admin/group-admin';
import type { Translated } from '../../translated';

export const groupAdminTexts = {
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
    needed: 'Le règlement ne départage pas ces équipes\u202f: le tirage au sort décide.',
    record: 'Saisir le tirage au sort',
    recorded: (names) => `Départage par tirage au sort\u202f: ${names}`,
    takeBack: 'Annuler le tirage',
    kept: (names) =>
      `Les résultats décident maintenant\u202f; le tirage au sort est gardé au cas où ils ne le feraient plus\u202f: ${names}`,
    takenBack: 'Le tirage au sort a été annulé',
    title: 'Ordre issu du tirage au sort',
    explanation:
      'Ces équipes sont à égalité sur tous les critères du règlement. Mettez-les dans l’ordre donné par le tirage au sort, les tirs au but ou le fair-play.',
    up: (team) => `Monter ${team}`,
    down: (team) => `Descendre ${team}`,
    places: (from, to) => `Rangs ${from} à ${to}`,
    submit: 'Enregistrer l’ordre',
    success: 'Le tirage au sort a été enregistré',
  },
  fields: { name: 'Nom du groupe', lots: 'Tirage au sort' },
} satisfies Translated<typeof english>;
