import type { peopleTexts as english } from '../../en/admin/people';
import type { Translated } from '../../translated';

export const peopleTexts = {
  title: 'Personnes',
  about: 'Qui s’est inscrit, et qui peut modifier les tournois.',
  list: {
    title: 'Comptes',
    administrator: 'Administration',
    you: 'vous',
    disabled: 'bloqué',
    since: (day: string) => `Droits d’administration depuis le ${day}`,
    sinceBy: (day: string, by: string) => `Droits d’administration depuis le ${day}, par ${by}`,
    registered: (day: string) => `Inscription le ${day}`,
    lastSignIn: (day: string) => `dernière connexion le ${day}`,
    neverSignedIn: 'aucune connexion',
    more: (shown: number, total: number) =>
      `Les ${shown} inscriptions les plus récentes sur ${total} sont affichées.`,
    actions: (name: string) => `Actions pour ${name}`,
  },
  give: {
    label: 'Donner les droits',
    title: 'Donner les droits d’administration',
    confirm: 'Donner les droits',
    success: 'Le compte a maintenant les droits',
    warning: (name: string) => `${name} pourra modifier et supprimer tous les tournois.`,
    provedEmail:
      'L’adresse e-mail est confirmée\u202f: cette personne a choisi un mot de passe par un e-mail envoyé à cette adresse.',
    unprovedEmail:
      'L’adresse e-mail n’est pas confirmée\u202f: n’importe qui peut inscrire n’importe quelle adresse et choisir n’importe quel nom. Demandez à la personne si ce compte est bien le sien.',
  },
  take: {
    label: 'Retirer les droits',
    title: 'Retirer les droits d’administration',
    confirm: 'Retirer les droits',
    success: 'Le compte n’a plus les droits',
    warning: (name: string) =>
      `${name} ne pourra plus rien modifier, ses sessions sont fermées partout, et les invitations ouvertes de ce compte sont retirées.`,
  },
  end: {
    label: 'Fermer les sessions',
    title: 'Fermer toutes les sessions',
    confirm: 'Fermer les sessions',
    success: 'Les sessions du compte sont fermées partout',
    warning: (name: string) =>
      `Les sessions de ${name} sont fermées sur tous les appareils\u202f; ${name} peut se connecter à nouveau.`,
  },
  remove: {
    label: 'Supprimer',
    title: 'Supprimer le compte',
    confirm: 'Supprimer le compte',
    success: 'Le compte a été supprimé',
    warning: (name: string) =>
      `Le compte de ${name} est supprimé. Les tournois restent tels quels. Cette action est irréversible.`,
  },
  invite: {
    title: 'Inviter quelqu’un',
    about:
      'Un lien donne à la personne qui l’ouvre les droits d’administration, une seule fois. Envoyez-le vous-même, par e-mail ou messagerie.',
    name: 'Pour qui',
    nameHint: 'Pour votre liste, par exemple Anna du comité',
    days: 'Valable',
    dayChoice: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
    submit: 'Créer le lien',
    success: 'L’invitation a été créée',
    made: (name: string) => `Invitation pour ${name}`,
    once: 'Envoyez le lien maintenant\u202f: il n’est affiché que cette fois.',
    qr: (name: string) => `Code QR de l’invitation pour ${name}`,
  },
  invitations: {
    title: 'Invitations',
    empty: 'Personne n’a encore été invité',
    states: {
      open: 'ouverte',
      used: 'utilisée',
      revoked: 'retirée',
      expired: 'échue',
    },
    by: (by: string, day: string) => `par ${by} le ${day}`,
    until: (day: string) => `valable jusqu’au ${day}`,
    expiredOn: (day: string) => `échue le ${day}`,
    usedBy: (name: string) => `utilisée par ${name}`,
    gone: 'un compte supprimé',
    revoke: (name: string) => `Retirer l’invitation pour ${name}`,
    revoked: 'L’invitation a été retirée',
  },
} satisfies Translated<typeof english>;
