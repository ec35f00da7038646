import type * as english from '../../en/admin/main';
import type { Translated } from '../../translated';

export const adminTexts = {
  signedInAs: (email) => `Compte\u202f: ${email}`,
  guide: 'Guide\u202f: le premier tournoi d’un club (en anglais)',
  titles: {
    club: 'Gestion',
    details: 'Données du tournoi',
    teams: 'Gérer les équipes',
    updateTeam: 'Modifier l’équipe',
    fixture: 'Gérer le calendrier',
  },
  main: {
    title: 'Tournois',
    empty: 'Aucun tournoi créé pour l’instant',
    create: 'Créer un tournoi',
  },
  options: {
    title: 'Gérer le tournoi',
    details: 'Données du tournoi',
    teams: 'Équipes',
    fixture: 'Calendrier',
    more: 'Jour de match',
    notFound: 'Le tournoi recherché est introuvable',
    backToTournaments: 'Retour aux tournois',
  },
} satisfies Translated<typeof english.adminTexts>;

export const errorTexts = {
  unexpected: 'Une erreur inattendue s’est produite',
  noAnswer:
    'Une erreur inattendue s’est produite\u202f: le serveur ne répond pas. Rien de la saisie n’est perdu.',
  noAdministrator: 'Ce compte n’a pas encore les droits de gestion',
  logInAgain: 'Veuillez vous connecter pour continuer',
} satisfies Translated<typeof english.errorTexts>;
