import type { teamAdminTexts as english } from '../../en/admin/team-admin';
import type { Translated } from '../../translated';

export const teamAdminTexts = {
  header: 'SAISISSEZ ICI LES ÉQUIPES',
  showTeams: 'Afficher les équipes',
  hideTeams: 'Masquer les équipes',
  noTeams: 'Aucune équipe saisie pour l’instant',
  noPlayers: 'Contingent encore vide',
  players: (team) => `Contingent de ${team}`,
  count: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
  editTeam: (team) => `Modifier ${team}`,
  deleteTeam: (team) => `Supprimer ${team}`,
  add: { show: 'Ajouter une équipe', hide: 'Masquer le formulaire' },
  builder: {
    name: 'Nom de l’équipe',
    set: 'Définir',
    player: 'Joueuse ou joueur',
    add: 'Ajouter',
    summary: 'Récapitulatif',
    noName: 'Pas encore de nom d’équipe',
    noPlayers: 'Contingent encore vide',
    remove: (player) => `Retirer ${player}`,
    tooManyPlayers: (most) => `Un contingent compte au plus ${most} personnes`,
    confirm: 'Confirmer l’équipe',
  },
  create: { title: 'Créer l’équipe', confirm: 'Créer l’équipe', success: 'L’équipe a été créée' },
  update: {
    title: 'Modifier l’équipe',
    confirm: 'Enregistrer l’équipe',
    success: 'L’équipe a été modifiée',
    none: 'Aucune équipe trouvée. Veuillez revenir en arrière et CHOISIR une équipe à modifier',
    back: 'Retour aux équipes',
  },
  remove: {
    title: 'Supprimer l’équipe',
    confirm: 'Supprimer l’équipe',
    success: 'L’équipe a été supprimée',
    warning: (team) =>
      `«\u202f${team}\u202f» et tout ce qui en dépend (contingent, places dans les groupes, matchs de groupe encore à jouer) seront définitivement supprimés.`,
    leaves: (matches) =>
      matches === 1
        ? '1 match à élimination directe n’aura AUCUNE ÉQUIPE à cette place.'
        : `${matches} matchs à élimination directe n’auront AUCUNE ÉQUIPE à cette place.`,
    hasPlayed:
      'Une équipe qui a joué ne peut pas être supprimée\u202f: ses résultats comptent pour d’autres.',
  },
  withdraw: {
    open: 'Retirer l’équipe',
    title: 'Retirer l’équipe',
    confirm: 'Retirer l’équipe',
    success: 'L’équipe est retirée',
    explanation: (team) => `${team} ne joue plus. Son contingent et ses résultats restent enregistrés.`,
    results: 'Ce que l’équipe a joué',
    choices: {
      stand: 'Compte\u202f; le reste est perdu par forfait',
      annulled: 'Est annulé\u202f; aucun match de groupe de l’équipe ne compte',
    },
    becomes: 'Ce que deviennent ses matchs',
    nothing: 'Aucun de ses matchs ne change.',
    forfeit: (winner, goals, against) => `${winner} gagne par forfait, ${goals}–${against}`,
    annulled: 'ne compte nulle part',
  },
  erase: {
    open: 'Effacer une personne',
    title: 'Effacer définitivement',
    player: 'Joueuse ou joueur',
    pick: 'Veuillez choisir',
    warning:
      'Le nom disparaît de l’effectif et de l’historique, et rien ne peut le faire revenir. Ce que la personne a fait dans un match y reste sans nom. Les sauvegardes et les copies du tournoi le conservent.',
    instead: 'Pour retirer quelqu’un de l’effectif seulement, modifiez l’équipe.',
    confirm: 'Effacer définitivement',
    success: 'La personne a été effacée',
    namesakes: (name) =>
      `«\u202f${name}\u202f» figure aussi dans d’autres équipes. Cochez celles où il s’agit de la même personne.`,
    inHistory: (team) => `${team} (dans l’historique seulement)`,
    alsoThere: 'Effacer là aussi',
    leave: 'Laisser le reste',
  },
  fields: { name: 'Nom de l’équipe', players: 'Contingent' },
} satisfies Translated<typeof english>;
