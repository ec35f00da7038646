import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { sessionTexts as english } from '../en/session';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const account = {
  emailInvalid: 'Questo indirizzo e-mail non è valido',
  emailRequired: 'Inserisca il Suo indirizzo e-mail',
  passwordRequired: 'Inserisca la Sua password',
  passwordTooShort: `La password deve avere almeno ${MIN_PASSWORD_LENGTH} caratteri`,
  passwordTooLong: `La password può avere al massimo ${MAX_PASSWORD_LENGTH} caratteri`,
  passwordCharacters:
    'La password deve contenere almeno una maiuscola, una minuscola, una cifra e uno di questi caratteri: @ $ ! % * ? &',
  passwordNotAllowed:
    'La password deve contenere almeno una maiuscola, una minuscola, una cifra e uno di questi caratteri: @ $ ! % * ? & Sono ammessi solo le lettere dalla a alla z, le cifre, questi caratteri e -',
  confirmationRequired: 'Confermi la password',
  passwordsMustMatch: 'Le password non coincidono',
};

const texts = {
  session: {
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
    forgot: {
      link: 'Password dimenticata?',
      title: 'Password dimenticata?',
      about:
        'Inserisca l’indirizzo e-mail del Suo account. Se esiste, arriverà un’e-mail con un link per scegliere un’altra password.',
      submit: 'Inviare l’e-mail',
      submitting: 'Invio in corso, attendere prego…',
      sent: 'Se esiste un account con questo indirizzo, l’e-mail è in arrivo. Guardi anche tra la posta indesiderata.',
      back: 'Tornare all’accesso',
    },
    reset: {
      title: 'Scegliere una nuova password',
      fresh: 'Nuova password',
      confirmation: 'Confermare la nuova password',
      submit: 'Salvare la password',
      success: 'La nuova password è salvata: ora può accedere',
    },
    showPassword: 'Mostrare la password',
    hidePassword: 'Nascondere la password',
    backToSite: 'Tornare al sito',
  },
  errors: {
    unexpected: 'Si è verificato un errore imprevisto',
    noAnswer: 'Si è verificato un errore imprevisto: il server non risponde. I dati inseriti ci sono ancora.',
    noAdministrator: 'Questo account non ha ancora i diritti di amministrazione',
    logInAgain: 'Acceda per continuare',
  },
  formErrors: { account },
  errorCodes: {
    text_has_unusable_characters: 'Il testo contiene caratteri non utilizzabili: lo scriva di nuovo.',
    too_many_attempts: 'Troppi tentativi: attenda un momento e riprovi.',
    busy_try_again: 'Troppe persone stanno modificando questo torneo: riprovi tra un attimo.',
    service_unavailable: 'Il servizio al momento non risponde: riprovi più tardi.',
    unexpected_error: 'Si è verificato un errore sul server: riprovi più tardi.',
    invalid_email_or_password: 'L’e-mail o la password non è corretta: le controlli entrambe.',
    email_already_exists: 'Esiste già un account con questo indirizzo e-mail: acceda con quello.',
    email_is_required: `${account.emailRequired}.`,
    invalid_email: 'Questo indirizzo e-mail non è valido: controlli come è scritto.',
    password_is_required: `${account.passwordRequired}.`,
    password_too_short: `${account.passwordTooShort}.`,
    password_too_long: `${account.passwordTooLong}.`,
    password_needs_upper_and_lower_case_a_digit_and_a_special_character:
      'La password deve contenere una maiuscola, una minuscola, una cifra e uno dei caratteri @ $ ! % * ? & e non può contenerne altri.',
    password_is_too_common:
      'Questa password è tra le prime che si indovinano: ne scelga una senza una parola così comune.',
    password_is_easy_to_guess_here:
      'Questa password si indovina conoscendo la società, i suoi tornei o il Suo indirizzo e-mail: ne scelga una senza nomi, luoghi e parole del calcio.',
    confirm_password_is_required: `${account.confirmationRequired}.`,
    passwords_must_match: 'Le password non coincidono: le inserisca di nuovo entrambe.',
    reset_code_is_not_valid: 'Il link dell’e-mail non è più valido: ne richieda uno nuovo.',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const sessionTexts: WithAllArguments<typeof english, typeof texts> = texts;
