import type { teamAdminTexts as english } from '../../en/admin/team-admin';
import type { Translated } from '../../translated';

export const teamAdminTexts = {
  header: 'INSERISCA QUI LE SQUADRE',
  showTeams: 'Mostrare le squadre',
  hideTeams: 'Nascondere le squadre',
  noTeams: 'Nessuna squadra ancora inserita',
  noPlayers: 'Rosa ancora vuota',
  players: (team) => `Rosa di ${team}`,
  count: (count) => (count === 1 ? '1 persona' : `${count} persone`),
  editTeam: (team) => `Modificare ${team}`,
  deleteTeam: (team) => `Eliminare ${team}`,
  add: { show: 'Aggiungere una squadra', hide: 'Nascondere il modulo' },
  builder: {
    name: 'Nome della squadra',
    set: 'Impostare',
    player: 'Giocatrice o giocatore',
    add: 'Aggiungere',
    summary: 'Riepilogo',
    noName: 'Nome della squadra ancora mancante',
    noPlayers: 'Rosa ancora vuota',
    remove: (player) => `Togliere ${player}`,
    tooManyPlayers: (most) => `Una rosa ha al massimo ${most} persone`,
    confirm: 'Confermare la squadra',
  },
  create: { title: 'Creare la squadra', confirm: 'Creare la squadra', success: 'La squadra è stata creata' },
  update: {
    title: 'Modificare la squadra',
    confirm: 'Salvare la squadra',
    success: 'La squadra è stata modificata',
    none: 'Nessuna squadra trovata. Torni indietro e SCELGA una squadra da modificare',
    back: 'Tornare alle squadre',
  },
  remove: {
    title: 'Eliminare la squadra',
    confirm: 'Eliminare la squadra',
    success: 'La squadra è stata eliminata',
    warning: (team) =>
      `«${team}» e tutto ciò che ne fa parte (rosa, posti nei gironi, partite dei gironi ancora da giocare) saranno eliminati definitivamente.`,
    leaves: (matches) =>
      matches === 1
        ? '1 partita a eliminazione diretta avrà NESSUNA SQUADRA al suo posto.'
        : `${matches} partite a eliminazione diretta avranno NESSUNA SQUADRA al suo posto.`,
    hasPlayed: 'Una squadra che ha giocato non può essere eliminata: i suoi risultati contano per altre.',
  },
  withdraw: {
    open: 'Ritirare la squadra',
    title: 'Ritirare la squadra',
    confirm: 'Ritirare la squadra',
    success: 'La squadra è ritirata',
    explanation: (team) => `${team} non gioca più. Rosa e risultati restano registrati.`,
    results: 'Ciò che la squadra ha giocato',
    choices: {
      stand: 'Vale; il resto è perso per forfait',
      annulled: 'È annullato; nessuna partita del girone della squadra conta',
    },
    becomes: 'Che cosa diventano le sue partite',
    nothing: 'Nessuna delle sue partite cambia.',
    forfeit: (winner, goals, against) => `${winner} vince per forfait, ${goals}–${against}`,
    annulled: 'non conta da nessuna parte',
  },
  erase: {
    open: 'Cancellare una persona',
    title: 'Cancellare definitivamente',
    player: 'Giocatrice o giocatore',
    pick: 'Scelga',
    warning:
      'Il nome sparisce dalla rosa e dalla cronologia, e nulla può riportarlo. Ciò che la persona ha fatto in una partita resta senza nome. Le copie di sicurezza e i duplicati del torneo lo conservano.',
    instead: 'Per togliere qualcuno solo dalla rosa, modifichi la squadra.',
    confirm: 'Cancellare definitivamente',
    success: 'La persona è stata cancellata',
    namesakes: (name) =>
      `«${name}» figura anche in altre squadre. Spunti quelle in cui si tratta della stessa persona.`,
    inHistory: (team) => `${team} (solo nella cronologia)`,
    alsoThere: 'Cancellare anche lì',
    leave: 'Lasciare il resto',
  },
  fields: { name: 'Nome della squadra', players: 'Rosa' },
} satisfies Translated<typeof english>;
