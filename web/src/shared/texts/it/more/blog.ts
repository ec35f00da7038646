import type { blogTexts as english } from '../../en/more/blog';
import type { Translated } from '../../translated';

export const blogTexts = {
  title: 'Articoli del blog',
  latest: 'Novità dal blog',
  pages: 'Pagine del blog',
  page: (number) => `Pagina ${number}`,
  noOlder: 'Non ci sono ancora articoli più vecchi.',
  byline: (author, date) => `${author}, ${date}`,
  search: 'Cercare',
  searchLabel: 'Inserire una parola chiave',
  noHits: 'Nessun articolo con questa parola chiave.',
  recent: 'Articoli recenti',
  comments: (count) => (count === 1 ? '1 commento' : `${count} commenti`),
  leaveComment: 'Lasciare un commento',
  notSent: 'Questo modulo è un esempio: quello che si scrive qui non viene inviato da nessuna parte.',
  name: 'Nome *',
  email: 'E-mail *',
  website: 'Sito web',
  message: 'Messaggio',
  postComment: 'Pubblicare il commento',
  backToBlog: 'Tutti gli articoli',
} satisfies Translated<typeof english>;
