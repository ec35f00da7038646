import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { sessionTexts as english } from '../en/session';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const account = {
  emailInvalid: 'Cette adresse e-mail n’est pas valable',
  emailRequired: 'Veuillez saisir votre adresse e-mail',
  passwordRequired: 'Veuillez saisir votre mot de passe',
  passwordTooShort: `Le mot de passe doit compter au moins ${MIN_PASSWORD_LENGTH} caractères`,
  passwordTooLong: `Le mot de passe doit compter au plus ${MAX_PASSWORD_LENGTH} caractères`,
  passwordCharacters:
    'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et l’un de ces caractères\u202f: @ $\u202f! % *\u202f? &',
  passwordNotAllowed:
    'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et l’un de ces caractères\u202f: @ $\u202f! % *\u202f? & Ne sont admis que les lettres a à z, les chiffres, ces caractères et -',
  confirmationRequired: 'Veuillez confirmer le mot de passe',
  passwordsMustMatch: 'Les mots de passe ne correspondent pas',
};

const texts = {
  session: {
    login: {
      title: 'Connexion',
      email: 'E-mail',
      password: 'Mot de passe',
      submit: 'Se connecter',
      submitting: 'Connexion en cours, veuillez patienter',
      success: 'Connexion réussie',
      noAccount: 'Pas encore de compte\u202f?',
      toRegister: 'S’inscrire',
    },
    register: {
      title: 'Inscription',
      email: 'E-mail',
      password: 'Mot de passe',
      passwordHint: `Au moins ${MIN_PASSWORD_LENGTH} caractères, dont une minuscule, une majuscule, un chiffre et l’un de ceux-ci\u202f: @ $ ! % * ? &\u202f; sinon seulement -`,
      confirmation: 'Confirmer le mot de passe',
      submit: 'S’inscrire',
      submitting: 'Création du compte, veuillez patienter…',
      success: 'Le compte a été créé',
      hasAccount: 'Déjà un compte\u202f?',
      toLogin: 'Se connecter',
    },
    forgot: {
      link: 'Mot de passe oublié\u202f?',
      title: 'Mot de passe oublié\u202f?',
      about:
        'Saisissez l’adresse e-mail de votre compte. S’il y en a un, vous recevrez un e-mail avec un lien pour choisir un autre mot de passe.',
      submit: 'Envoyer l’e-mail',
      submitting: 'Envoi en cours, veuillez patienter…',
      sent: 'S’il existe un compte à cette adresse, l’e-mail est en route. Regardez aussi parmi les indésirables.',
      back: 'Retour à la connexion',
    },
    reset: {
      title: 'Choisir un nouveau mot de passe',
      fresh: 'Nouveau mot de passe',
      confirmation: 'Confirmer le nouveau mot de passe',
      submit: 'Enregistrer le mot de passe',
      success: 'Votre nouveau mot de passe est enregistré\u202f: veuillez vous connecter',
    },
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    backToSite: 'Retour au site',
  },
  errors: {
    unexpected: 'Une erreur inattendue s’est produite',
    noAnswer:
      'Une erreur inattendue s’est produite\u202f: le serveur ne répond pas. Rien de la saisie n’est perdu.',
    noAdministrator: 'Ce compte n’a pas encore les droits d’administration',
    logInAgain: 'Veuillez vous connecter pour continuer',
  },
  formErrors: { account },
  errorCodes: {
    text_has_unusable_characters:
      'Le texte contient des caractères inutilisables\u202f: veuillez le saisir à nouveau.',
    too_many_attempts: 'Trop de tentatives\u202f: veuillez patienter un moment, puis réessayer.',
    busy_try_again:
      'Trop de personnes modifient ce tournoi en même temps\u202f: veuillez réessayer dans un instant.',
    service_unavailable: 'Le service ne répond pas pour l’instant\u202f: veuillez réessayer plus tard.',
    unexpected_error: 'Une erreur s’est produite sur le serveur\u202f: veuillez réessayer plus tard.',
    invalid_email_or_password: 'L’e-mail ou le mot de passe est incorrect\u202f: veuillez vérifier les deux.',
    email_already_exists:
      'Un compte avec cette adresse e-mail existe déjà\u202f: veuillez vous connecter avec celui-ci.',
    email_is_required: `${account.emailRequired}.`,
    invalid_email: 'Cette adresse e-mail n’est pas valable\u202f: veuillez vérifier comment elle s’écrit.',
    password_is_required: `${account.passwordRequired}.`,
    password_too_short: `${account.passwordTooShort}.`,
    password_too_long: `${account.passwordTooLong}.`,
    password_needs_upper_and_lower_case_a_digit_and_a_special_character:
      'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et l’un des caractères @ $\u202f! % *\u202f? & et ne peut pas en contenir d’autres.',
    password_is_too_common:
      'Ce mot de passe est parmi les premiers que l’on devine\u202f: veuillez en choisir un sans mot aussi courant.',
    password_is_easy_to_guess_here:
      'Ce mot de passe se devine quand on connaît le club, ses tournois ou votre adresse e-mail\u202f: veuillez en choisir un sans nom, lieu ni mot du football.',
    confirm_password_is_required: `${account.confirmationRequired}.`,
    passwords_must_match: 'Les mots de passe ne correspondent pas\u202f: veuillez les saisir à nouveau.',
    reset_code_is_not_valid: 'Le lien de l’e-mail n’est plus valable\u202f: veuillez en demander un nouveau.',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const sessionTexts: WithAllArguments<typeof english, typeof texts> = texts;
