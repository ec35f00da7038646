import { MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { sessionTexts as english } from '../en/session';
import type { Translated } from '../translated';

export const sessionTexts = {
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
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  backToSite: 'Retour au site',
} satisfies Translated<typeof english>;
