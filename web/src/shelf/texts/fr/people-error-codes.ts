import type { peopleErrors } from '@futsal-cup/domain/cup/error-codes/people-error-codes';
import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_INVITATION_DAYS,
  MAX_OPEN_INVITATIONS,
} from '@futsal-cup/domain/cup/limits';

/** The error texts of accounts, the administrator's role and invitations to it. */
export const peopleErrorTexts: Readonly<Record<keyof typeof peopleErrors, string>> = {
  display_name_is_mandatory: 'Veuillez saisir un nom.',
  display_name_must_be_at_most_50_characters_long: `Le nom ne doit pas dépasser ${MAX_DISPLAY_NAME_LENGTH} caractères.`,
  current_password_is_wrong: 'Le mot de passe actuel est faux\u202f: veuillez le saisir à nouveau.',
  password_is_too_common:
    'Ce mot de passe est parmi les premiers que l’on devine\u202f: veuillez en choisir un sans mot aussi courant.',
  reset_code_is_not_valid: 'Le lien de l’e-mail n’est plus valable\u202f: veuillez en demander un nouveau.',
  account_not_found: 'Ce compte n’existe plus\u202f: veuillez recharger la page.',
  there_must_be_an_administrator:
    'Il faut au moins une personne administratrice\u202f: donnez d’abord le rôle à quelqu’un d’autre.',
  you_are_an_administrator_already:
    'Vous avez déjà les droits d’administration\u202f: l’invitation n’a pas été utilisée.',
  invitation_is_not_valid: 'Cette invitation n’existe pas\u202f: veuillez vérifier que le lien est complet.',
  invitation_has_expired: 'L’invitation est échue\u202f: demandez-en une nouvelle.',
  invitation_was_revoked: 'L’invitation a été retirée\u202f: demandez-en une nouvelle.',
  invitation_was_used: 'L’invitation a déjà servi, elle ne vaut qu’une fois\u202f: demandez-en une nouvelle.',
  setup_link_works_only_while_nobody_is_administrator:
    'Le lien de mise en service ne vaut que tant que personne n’a les droits d’administration\u202f: demandez une invitation.',
  invitation_not_found: 'Cette invitation n’existe plus\u202f: veuillez recharger la page.',
  there_are_too_many_open_invitations: `Il y a déjà ${MAX_OPEN_INVITATIONS} invitations ouvertes\u202f: veuillez d’abord en retirer une.`,
  name_of_the_invited_is_mandatory: 'Veuillez indiquer à qui l’invitation est destinée.',
  days_must_be_a_whole_number_from_1_to_30: `Le nombre de jours doit être un nombre entier de 1 à ${MAX_INVITATION_DAYS}.`,
};
