import type { Stories } from './stories';

export const stories: Stories = {
  paragraphs: {
    'five-against-five': [
      'Un campo da futsal è lungo 40 metri e largo 20. Si gioca in cinque contro cinque, perciò la porta non è mai a più di due passaggi. Il pallone è di una misura più piccolo di quello da calcio e rimbalza circa un terzo. Resta a terra, e il gioco anche.',
      'Poi c’è il tempo. Una rimessa, un calcio d’angolo o una punizione si battono entro quattro secondi, e nella propria metà campo nemmeno in porta si può tenere il pallone più a lungo. Le squadre che devono pensarci lo perdono contro quelle che si sono allenate a farne a meno.',
      'I cambi sono volanti: una persona esce, un’altra entra e il gioco continua. Per questo una rosa di dodici torna a casa stanca come undici persone dopo novanta minuti sull’erba, e per questo la panchina è il posto più rumoroso della palestra.',
    ],
    'the-sixth-foul': [
      'In ogni tempo si contano i falli puniti con una punizione diretta e si segnalano al tavolo. Fino al quinto la difesa può fare barriera. Dal sesto non più: il pallone è a dieci metri dalla porta, e davanti resta solo la portiera.',
      'Le buone squadre conoscono il loro conto senza guardare. Fanno fallo presto e lontano dalla porta, oppure difendono gli ultimi minuti di un tempo con le mani dietro la schiena. Le ottime portano l’altra squadra al sesto.',
      'Dopo l’intervallo il conto riparte da zero e dal secondo tempo prosegue nei supplementari. Se un’intera tribuna conta a voce alta fino a cinque, ora si sa perché poi si fa silenzio.',
    ],
    'a-hall-in-an-afternoon': [
      'Alle due del pomeriggio la palestra è ancora della società di badminton. Alle tre abbiamo preso in prestito il suo pavimento e incolliamo le linee che ci mancano: il secondo punto di rigore, le zone dei cambi, i cinque metri del calcio d’angolo.',
      'Le porte salgono dalla cantina a pezzi e si avvitano alla parete, perché una porta che può ribaltarsi non è una porta. Qualcuno prova la sirena e si scusa con la biblioteca accanto. La tribuna si apre con il cigolio che qui ormai tutti amano.',
      'Alle sette la macchina del caffè è accesa, la prima squadra si scalda e il tabellone segna 0 a 0. Tutto il resto è calcio.',
    ],
    'reading-the-table': [
      'Tre punti per una vittoria, uno per un pareggio: questo lo sanno tutti. Le domande cominciano quando due squadre ne hanno altrettanti. Le nostre classifiche rispondono nell’ordine scelto dal torneo, e un piccolo segno accanto alla squadra dice quale risposta è valsa.',
      'Se prima viene la differenza reti, ogni rete conta fino all’ultimo secondo, anche sul cinque a zero. Se prima viene lo scontro diretto, decide il pomeriggio in cui le due si sono incontrate. Quando tre squadre sono pari, le loro partite formano una classifica a parte.',
      'E se nulla le separa? Allora si sorteggia, davanti alle due squadre. Succede meno spesso di quanto si tema, ed è più giusto che discutere.',
    ],
    'first-training': [
      'Da portare: scarpe con la suola piatta che non lasciano segni, parastinchi e più acqua di quanto si pensi. La palestra presta una casacca e un pallone. Chi viene dall’erba vorrà controllare con l’interno del piede. Meglio con la suola: è la prima cosa che mostriamo e l’ultima che si dimentica.',
      'Da dimenticare: i ruoli. Nel futsal la difesa attacca e l’attacco difende, di solito negli stessi dieci secondi. Conta il movimento dopo il passaggio: passare e correre, e il pallone ritorna.',
      'Ci alleniamo il martedì e il giovedì alle sette e mezza di sera. Si può cominciare in ogni momento della stagione, e nessuno è mai stato mandato a casa per avere sbagliato a porta vuota.',
    ],
    'a-night-for-the-cup': [
      'Due a due dopo quaranta minuti, due a due dopo i supplementari. Ormai metà della palestra stava dietro una porta e l’altra metà dietro l’altra, e la sirena del tavolo non aveva più voce.',
      'Nel futsal i rigori sono rapidi: sei metri, un passo, un angolo. La portiera che li ha vinti ci ha detto poi che non aveva indovinato nulla. Aveva guardato le tiratrici durante il riscaldamento e ricordava da che parte tira ognuna.',
      'La coppa ha fatto il giro fino alle due del mattino. Perde un po’ dal manico sinistro, per questo la si passa sempre verso destra. Chi la porterà a casa quest’anno si vedrà in palestra.',
    ],
  },
  comments: {
    family:
      'Siamo venuti in cinque e rimasti fino alla finale. Adesso mia figlia conta fino a quattro a ogni rimessa, anche a cena.',
    answer: 'Portala martedì! Le under 12 cercano sempre qualcuno che sappia contare.',
    sole: 'Il controllo con la suola è spiegato bene. Gioco all’aperto da vent’anni e non l’avevo mai usata apposta.',
    coffee: 'Ci sarà di nuovo il caffè? Lo chiedo per tutta una squadra.',
  },
};
