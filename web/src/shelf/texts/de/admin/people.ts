import type { peopleTexts as english } from '../../en/admin/people';
import type { Translated } from '../../translated';

export const peopleTexts = {
  title: 'Personen',
  about: 'Wer sich registriert hat und wer Turniere ändern darf.',
  list: {
    title: 'Konten',
    administrator: 'Administration',
    you: 'Sie',
    disabled: 'gesperrt',
    since: (day: string) => `Mit Administratorrechten seit ${day}`,
    sinceBy: (day: string, by: string) => `Mit Administratorrechten seit ${day}, durch ${by}`,
    registered: (day: string) => `Registriert am ${day}`,
    lastSignIn: (day: string) => `zuletzt angemeldet am ${day}`,
    neverSignedIn: 'noch nie angemeldet',
    more: (shown: number, total: number) => `Gezeigt sind die letzten ${shown} Registrierungen von ${total}.`,
    actions: (name: string) => `Aktionen für ${name}`,
  },
  give: {
    label: 'Rechte geben',
    title: 'Administratorrechte geben',
    confirm: 'Rechte geben',
    success: 'Das Konto hat jetzt die Rechte',
    warning: (name: string) => `${name} kann danach jedes Turnier ändern und löschen.`,
    provedEmail:
      'Die E-Mail-Adresse ist bestätigt: Diese Person hat über eine E-Mail dorthin ein Passwort gesetzt.',
    unprovedEmail:
      'Die E-Mail-Adresse ist nicht bestätigt: Registrieren kann sich jede Person mit jeder Adresse und jedem Namen. Fragen Sie die Person, ob dieses Konto ihr gehört.',
  },
  take: {
    label: 'Rechte entziehen',
    title: 'Administratorrechte entziehen',
    confirm: 'Rechte entziehen',
    success: 'Das Konto hat keine Rechte mehr',
    warning: (name: string) =>
      `${name} kann nichts mehr ändern und wird überall abgemeldet; offene Einladungen dieses Kontos werden zurückgezogen.`,
  },
  end: {
    label: 'Abmelden',
    title: 'Alle Sitzungen beenden',
    confirm: 'Abmelden',
    success: 'Das Konto ist überall abgemeldet',
    warning: (name: string) => `${name} wird auf jedem Gerät abgemeldet und kann sich wieder anmelden.`,
  },
  remove: {
    label: 'Entfernen',
    title: 'Konto entfernen',
    confirm: 'Konto entfernen',
    success: 'Das Konto ist entfernt',
    warning: (name: string) =>
      `Das Konto von ${name} wird gelöscht. Die Turniere bleiben, wie sie sind. Das kann nicht rückgängig gemacht werden.`,
  },
  invite: {
    title: 'Jemanden einladen',
    about:
      'Ein Link gibt der Person, die ihn öffnet, Administratorrechte, einmal. Senden Sie ihn selbst, per E-Mail oder Messenger.',
    name: 'Für wen',
    nameHint: 'Für Ihre Übersicht, zum Beispiel Anna vom Vorstand',
    days: 'Gültig für',
    dayChoice: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
    submit: 'Link erstellen',
    success: 'Die Einladung ist erstellt',
    made: (name: string) => `Einladung für ${name}`,
    once: 'Senden Sie den Link jetzt: Er wird nur dieses eine Mal angezeigt.',
    qr: (name: string) => `QR-Code der Einladung für ${name}`,
  },
  invitations: {
    title: 'Einladungen',
    empty: 'Noch niemand wurde eingeladen',
    states: {
      open: 'offen',
      used: 'verwendet',
      revoked: 'zurückgezogen',
      expired: 'abgelaufen',
    },
    by: (by: string, day: string) => `von ${by} am ${day}`,
    until: (day: string) => `gültig bis ${day}`,
    expiredOn: (day: string) => `abgelaufen am ${day}`,
    usedBy: (name: string) => `verwendet von ${name}`,
    gone: 'einem entfernten Konto',
    revoke: (name: string) => `Einladung für ${name} zurückziehen`,
    revoked: 'Die Einladung ist zurückgezogen',
  },
} satisfies Translated<typeof english>;
