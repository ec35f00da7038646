import { MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { sessionTexts as english } from '../en/session';
import type { Translated } from '../translated';

export const sessionTexts = {
  login: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft, bitte warten',
    success: 'Anmeldung erfolgreich',
    noAccount: 'Noch kein Konto?',
    toRegister: 'Registrieren',
  },
  register: {
    title: 'Registrieren',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: `Mindestens ${MIN_PASSWORD_LENGTH} Zeichen mit einem Klein- und einem Grossbuchstaben, einer Ziffer und einem von @ $ ! % * ? &; sonst nur noch -`,
    confirmation: 'Passwort bestätigen',
    submit: 'Registrieren',
    submitting: 'Konto wird erstellt, bitte warten…',
    success: 'Das Konto ist erstellt',
    hasAccount: 'Bereits registriert?',
    toLogin: 'Anmelden',
  },
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  backToSite: 'Zurück zur Website',
} satisfies Translated<typeof english>;
