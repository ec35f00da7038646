import type { blogPageTexts as english } from '../../en/parts/blog-page';
import type { Translated } from '../../translated';

export const blogPageTexts = {
  title: 'Blogbeiträge',
  pages: 'Seiten des Blogs',
  page: (number) => `Seite ${number}`,
  noOlder: 'Ältere Beiträge gibt es noch nicht.',
  search: 'Suchen',
  searchLabel: 'Stichwort eingeben',
  noHits: 'Kein Beitrag mit diesem Stichwort.',
  recent: 'Neuste Beiträge',
  comments: (count) => (count === 1 ? '1 Kommentar' : `${count} Kommentare`),
  leaveComment: 'Kommentar schreiben',
  notSent: 'Dieses Formular ist ein Muster: Was hier geschrieben wird, wird nirgendwohin gesendet.',
  name: 'Name *',
  email: 'E-Mail *',
  website: 'Website',
  message: 'Nachricht',
  postComment: 'Kommentar senden',
  backToBlog: 'Alle Blogbeiträge',
} satisfies Translated<typeof english>;
