import type { blogPageTexts as english } from '../../en/parts/blog-page';
import type { Translated } from '../../translated';

export const blogPageTexts = {
  title: 'Articoli del blog',
  pages: 'Pagine del blog',
  page: (number) => `Pagina ${number}`,
  noOlder: 'Non ci sono ancora articoli più vecchi.',
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
