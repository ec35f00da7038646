import type { accountTexts as english } from '../en/account';
import type { Translated } from '../translated';

export const accountTexts = {
  title: 'Il Suo account',
  signedInAs: (email: string) => `Account: ${email}`,
  toAdmin: 'Alla gestione',
  logOut: 'Uscire',
  noRole: {
    title: 'Ancora nessun diritto di amministrazione',
    what: 'Il Suo account è pronto, ma non può ancora modificare alcun torneo. Chieda a chi amministra il sito del club un link d’invito, oppure di dare i diritti al Suo account nella pagina Persone.',
    check: 'Ho ricevuto i diritti',
    notYet: 'Il Suo account non ha ancora diritti di amministrazione.',
  },
  name: {
    title: 'Il Suo nome',
    label: 'Nome visualizzato',
    hint: 'Chi amministra con Lei, e chi tiene il referto di una partita, lo vede al posto del Suo indirizzo e-mail.',
    question: 'Come possono chiamarLa gli altri?',
    save: 'Salvare il nome',
    later: 'Non ora',
    saved: 'Il Suo nome è stato salvato',
  },
  password: {
    title: 'Cambiare la password',
    current: 'Password attuale',
    fresh: 'Nuova password',
    confirmation: 'Confermare la nuova password',
    submit: 'Cambiare la password',
    success: 'La Sua password è stata cambiata; gli altri accessi sono terminati',
  },
  sessions: {
    title: 'Sessioni',
    about: 'Termina l’accesso su ogni dispositivo, anche qui.',
    end: 'Uscire ovunque',
    ended: 'L’accesso è terminato ovunque',
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
    submit: 'Salvare la password',
    success: 'La nuova password è salvata: ora può accedere',
  },
  invitation: {
    title: 'Invito',
    about: 'Questo link dà al Suo account i diritti di amministrazione, una volta sola.',
    needsAccount: 'Prima acceda, oppure si registri se non ha ancora un account; poi si continua qui.',
    logIn: 'Accedere',
    register: 'Registrarsi',
    accept: (email: string) => `Accettare come ${email}`,
    other: 'Usare un altro account',
    accepted: 'Ora ha i diritti di amministrazione',
  },
} satisfies Translated<typeof english>;
