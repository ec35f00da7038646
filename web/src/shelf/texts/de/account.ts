import type { accountTexts as english } from '../en/account';
import type { Translated } from '../translated';

export const accountTexts = {
  title: 'Ihr Konto',
  signedInAs: (email: string) => `Angemeldet als ${email}`,
  toAdmin: 'Zur Verwaltung',
  logOut: 'Abmelden',
  noRole: {
    title: 'Noch keine Administratorrechte',
    what: 'Ihr Konto ist bereit, darf aber noch kein Turnier ändern. Bitten Sie jemanden mit Administratorrechten im Verein um einen Einladungslink oder darum, Ihrem Konto auf der Seite Personen die Rechte zu geben.',
    check: 'Ich habe die Rechte erhalten',
    notYet: 'Ihr Konto hat immer noch keine Administratorrechte.',
  },
  name: {
    title: 'Ihr Name',
    label: 'Anzeigename',
    hint: 'Statt Ihrer E-Mail-Adresse sehen ihn alle, die mit Ihnen verwalten oder ein Spiel protokollieren.',
    question: 'Wie dürfen andere Sie nennen?',
    save: 'Namen speichern',
    later: 'Jetzt nicht',
    saved: 'Ihr Name ist gespeichert',
  },
  password: {
    title: 'Passwort ändern',
    current: 'Jetziges Passwort',
    fresh: 'Neues Passwort',
    confirmation: 'Neues Passwort bestätigen',
    submit: 'Passwort ändern',
    success: 'Ihr Passwort ist geändert; überall sonst sind Sie abgemeldet',
  },
  sessions: {
    title: 'Sitzungen',
    about: 'Meldet Sie auf jedem Gerät ab, auch hier.',
    end: 'Überall abmelden',
    ended: 'Sie sind überall abgemeldet',
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
    submit: 'Passwort setzen',
    success: 'Ihr neues Passwort ist gesetzt: Bitte melden Sie sich an',
  },
  invitation: {
    title: 'Einladung',
    about: 'Dieser Link gibt Ihrem Konto die Administratorrechte, einmal.',
    needsAccount:
      'Melden Sie sich zuerst an, oder registrieren Sie sich, wenn Sie noch kein Konto haben; danach geht es hier von selbst weiter.',
    logIn: 'Anmelden',
    register: 'Registrieren',
    accept: (email: string) => `Als ${email} annehmen`,
    other: 'Anderes Konto verwenden',
    accepted: 'Sie haben jetzt Administratorrechte',
  },
} satisfies Translated<typeof english>;
