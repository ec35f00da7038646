import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { sessionTexts as english } from '../en/session';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const account = {
  emailInvalid: 'Das ist keine gültige E-Mail-Adresse',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein',
  passwordTooShort: `Das Passwort muss mindestens ${MIN_PASSWORD_LENGTH} Zeichen lang sein`,
  passwordTooLong: `Das Passwort darf höchstens ${MAX_PASSWORD_LENGTH} Zeichen lang sein`,
  passwordCharacters:
    'Das Passwort braucht mindestens einen Grossbuchstaben, einen Kleinbuchstaben, eine Ziffer und eines dieser Zeichen: @ $ ! % * ? &',
  passwordNotAllowed:
    'Das Passwort braucht mindestens einen Grossbuchstaben, einen Kleinbuchstaben, eine Ziffer und eines dieser Zeichen: @ $ ! % * ? & Erlaubt sind nur die Buchstaben a bis z, Ziffern, diese Zeichen und -',
  confirmationRequired: 'Bitte bestätigen Sie das Passwort',
  passwordsMustMatch: 'Die Passwörter stimmen nicht überein',
};

const texts = {
  session: {
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
    forgot: {
      link: 'Passwort vergessen?',
      title: 'Passwort vergessen?',
      about:
        'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wenn es eines gibt, kommt eine E-Mail mit einem Link, um ein anderes Passwort zu setzen.',
      submit: 'E-Mail senden',
      submitting: 'Wird gesendet, bitte warten…',
      sent: 'Wenn es ein Konto mit dieser Adresse gibt, ist die E-Mail unterwegs. Schauen Sie auch im Spam nach.',
      back: 'Zurück zur Anmeldung',
    },
    reset: {
      title: 'Neues Passwort setzen',
      fresh: 'Neues Passwort',
      confirmation: 'Neues Passwort bestätigen',
      submit: 'Passwort setzen',
      success: 'Ihr neues Passwort ist gesetzt: Bitte melden Sie sich an',
    },
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    backToSite: 'Zurück zur Website',
  },
  errors: {
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
    noAnswer: 'Ein unerwarteter Fehler ist aufgetreten: keine Antwort vom Server. Die Eingaben sind noch da.',
    noAdministrator: 'Dieses Konto hat noch keine Administratorrechte',
    logInAgain: 'Bitte melden Sie sich an, um weiterzufahren',
  },
  formErrors: { account },
  errorCodes: {
    text_has_unusable_characters:
      'Der Text enthält Zeichen, die nicht verwendet werden können: Bitte tippen Sie ihn neu ein.',
    too_many_attempts: 'Zu viele Versuche: Bitte warten Sie einen Moment und versuchen Sie es dann nochmals.',
    busy_try_again:
      'Zu viele Personen ändern dieses Turnier gerade gleichzeitig: Bitte versuchen Sie es gleich nochmals.',
    service_unavailable: 'Der Dienst antwortet zurzeit nicht: Bitte versuchen Sie es später nochmals.',
    unexpected_error: 'Auf dem Server ist ein Fehler aufgetreten: Bitte versuchen Sie es später nochmals.',
    invalid_email_or_password: 'E-Mail oder Passwort ist falsch: Bitte prüfen Sie beides.',
    email_already_exists:
      'Ein Konto mit dieser E-Mail-Adresse gibt es schon: Bitte melden Sie sich damit an.',
    email_is_required: `${account.emailRequired}.`,
    invalid_email: 'Das ist keine gültige E-Mail-Adresse: Bitte prüfen Sie die Schreibweise.',
    password_is_required: `${account.passwordRequired}.`,
    password_too_short: `${account.passwordTooShort}.`,
    password_too_long: `${account.passwordTooLong}.`,
    password_needs_upper_and_lower_case_a_digit_and_a_special_character:
      'Das Passwort braucht einen Gross- und einen Kleinbuchstaben, eine Ziffer und eines der Zeichen @ $ ! % * ? & und darf keine anderen enthalten.',
    password_is_too_common:
      'Dieses Passwort wird als Erstes erraten: Bitte wählen Sie eines ohne ein so häufiges Wort.',
    password_is_easy_to_guess_here:
      'Dieses Passwort erraten Leute, die den Verein, seine Turniere oder Ihre E-Mail-Adresse kennen: Bitte wählen Sie eines ohne Namen, Orte und Wörter aus dem Fussball.',
    confirm_password_is_required: `${account.confirmationRequired}.`,
    passwords_must_match: 'Die Passwörter stimmen nicht überein: Bitte geben Sie beide nochmals ein.',
    reset_code_is_not_valid: 'Der Link aus der E-Mail gilt nicht mehr: Bitte fordern Sie einen neuen an.',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const sessionTexts: WithAllArguments<typeof english, typeof texts> = texts;
