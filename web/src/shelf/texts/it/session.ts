import { MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { sessionTexts as english } from '../en/session';
import type { Translated } from '../translated';

export const sessionTexts = {
  login: {
    title: 'Accesso',
    email: 'E-mail',
    password: 'Password',
    submit: 'Accedere',
    submitting: 'Accesso in corso, attendere prego',
    success: 'Accesso riuscito',
    noAccount: 'Non ha ancora un account?',
    toRegister: 'Registrarsi',
  },
  register: {
    title: 'Registrazione',
    email: 'E-mail',
    password: 'Password',
    passwordHint: `Almeno ${MIN_PASSWORD_LENGTH} caratteri con una minuscola, una maiuscola, una cifra e uno tra @ $ ! % * ? &; per il resto solo -`,
    confirmation: 'Confermare la password',
    submit: 'Registrarsi',
    submitting: 'Creazione dell’account, attendere prego…',
    success: 'L’account è stato creato',
    hasAccount: 'Ha già un account?',
    toLogin: 'Accedere',
  },
  showPassword: 'Mostrare la password',
  hidePassword: 'Nascondere la password',
  backToSite: 'Tornare al sito',
} satisfies Translated<typeof english>;
