import type { errorTexts as english } from '../../en/admin/errors';
import type { Translated } from '../../translated';

export const errorTexts = {
  unexpected: 'Une erreur inattendue s’est produite',
  noAnswer:
    'Une erreur inattendue s’est produite\u202f: le serveur ne répond pas. Rien de la saisie n’est perdu.',
  noAdministrator: 'Ce compte n’a pas encore les droits de gestion',
  logInAgain: 'Veuillez vous connecter pour continuer',
} satisfies Translated<typeof english>;
