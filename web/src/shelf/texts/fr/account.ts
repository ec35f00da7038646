import type { accountTexts as english } from '../en/account';
import type { Translated } from '../translated';

export const accountTexts = {
  title: 'Votre compte',
  signedInAs: (email: string) => `Compte\u202f: ${email}`,
  toAdmin: 'Vers la gestion',
  logOut: 'Se déconnecter',
  noRole: {
    title: 'Pas encore de droits d’administration',
    what: 'Votre compte est prêt, mais il ne peut encore modifier aucun tournoi. Demandez à une personne qui administre le site du club un lien d’invitation, ou de donner les droits à votre compte sur la page Personnes.',
    check: 'J’ai reçu les droits',
    notYet: 'Votre compte n’a toujours pas de droits d’administration.',
  },
  name: {
    title: 'Votre nom',
    label: 'Nom affiché',
    hint: 'Les autres personnes qui administrent, et la table de marque sur la feuille de match, le voient à la place de votre adresse e-mail.',
    question: 'Comment les autres peuvent-ils vous appeler\u202f?',
    save: 'Enregistrer le nom',
    later: 'Pas maintenant',
    saved: 'Votre nom a été enregistré',
  },
  password: {
    title: 'Changer de mot de passe',
    current: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    confirmation: 'Confirmer le nouveau mot de passe',
    submit: 'Changer le mot de passe',
    success: 'Votre mot de passe a été changé\u202f; vos autres sessions sont fermées',
  },
  sessions: {
    title: 'Sessions',
    about: 'Ferme vos sessions sur tous les appareils, ici aussi.',
    end: 'Se déconnecter partout',
    ended: 'Toutes vos sessions sont fermées',
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
    submit: 'Enregistrer le mot de passe',
    success: 'Votre nouveau mot de passe est enregistré\u202f: veuillez vous connecter',
  },
  invitation: {
    title: 'Invitation',
    about: 'Ce lien donne à votre compte les droits d’administration, une seule fois.',
    needsAccount:
      'Connectez-vous d’abord, ou inscrivez-vous si vous n’avez pas encore de compte\u202f; vous reviendrez ensuite ici.',
    logIn: 'Se connecter',
    register: 'S’inscrire',
    accept: (email: string) => `Accepter en tant que ${email}`,
    other: 'Utiliser un autre compte',
    accepted: 'Vous avez maintenant les droits d’administration',
  },
} satisfies Translated<typeof english>;
