import type { peopleTexts as english } from '../../en/admin/people';
import type { Translated } from '../../translated';

export const peopleTexts = {
  title: 'Persone',
  about: 'Chi si è registrato e chi può modificare i tornei.',
  list: {
    title: 'Account',
    administrator: 'Amministrazione',
    you: 'Lei',
    disabled: 'bloccato',
    since: (day: string) => `Diritti di amministrazione dal ${day}`,
    sinceBy: (day: string, by: string) => `Diritti di amministrazione dal ${day}, da parte di ${by}`,
    registered: (day: string) => `Registrazione il ${day}`,
    lastSignIn: (day: string) => `ultimo accesso il ${day}`,
    neverSignedIn: 'nessun accesso',
    more: (shown: number, total: number) => `Sono mostrate le ultime ${shown} registrazioni di ${total}.`,
    actions: (name: string) => `Azioni per ${name}`,
  },
  give: {
    label: 'Dare i diritti',
    title: 'Dare i diritti di amministrazione',
    confirm: 'Dare i diritti',
    success: 'L’account ora ha i diritti',
    warning: (name: string) => `${name} potrà modificare ed eliminare ogni torneo.`,
    provedEmail:
      'L’indirizzo e-mail è confermato: questa persona ha scelto una password con un’e-mail inviata a quell’indirizzo.',
    unprovedEmail:
      'L’indirizzo e-mail non è confermato: chiunque può registrare qualsiasi indirizzo e scegliere qualsiasi nome. Chieda alla persona se questo account è suo.',
  },
  take: {
    label: 'Togliere i diritti',
    title: 'Togliere i diritti di amministrazione',
    confirm: 'Togliere i diritti',
    success: 'L’account non ha più i diritti',
    warning: (name: string) =>
      `${name} non potrà più modificare nulla e l’accesso termina ovunque; gli inviti aperti di questo account vengono ritirati.`,
  },
  end: {
    label: 'Terminare l’accesso',
    title: 'Terminare tutte le sessioni',
    confirm: 'Terminare',
    success: 'L’accesso dell’account è terminato ovunque',
    warning: (name: string) => `L’accesso di ${name} termina su ogni dispositivo; può entrare di nuovo.`,
  },
  remove: {
    label: 'Rimuovere',
    title: 'Rimuovere l’account',
    confirm: 'Rimuovere l’account',
    success: 'L’account è stato rimosso',
    warning: (name: string) =>
      `L’account di ${name} viene eliminato. I tornei restano come sono. L’azione è irreversibile.`,
  },
  invite: {
    title: 'Invitare qualcuno',
    about:
      'Un link dà a chi lo apre i diritti di amministrazione, una volta sola. Lo invii personalmente, per e-mail o messaggio.',
    name: 'Per chi',
    nameHint: 'Per la Sua lista, per esempio Anna del comitato',
    days: 'Valido',
    dayChoice: (days: number) => (days === 1 ? '1 giorno' : `${days} giorni`),
    submit: 'Creare il link',
    success: 'L’invito è stato creato',
    made: (name: string) => `Invito per ${name}`,
    once: 'Invii il link adesso: viene mostrato solo questa volta.',
    qr: (name: string) => `Codice QR dell’invito per ${name}`,
  },
  invitations: {
    title: 'Inviti',
    empty: 'Nessuno è stato ancora invitato',
    states: {
      open: 'aperto',
      used: 'usato',
      revoked: 'ritirato',
      expired: 'scaduto',
    },
    by: (by: string, day: string) => `da ${by} il ${day}`,
    until: (day: string) => `valido fino al ${day}`,
    expiredOn: (day: string) => `scaduto il ${day}`,
    usedBy: (name: string) => `usato da ${name}`,
    gone: 'un account rimosso',
    revoke: (name: string) => `Ritirare l’invito per ${name}`,
    revoked: 'L’invito è stato ritirato',
  },
} satisfies Translated<typeof english>;
