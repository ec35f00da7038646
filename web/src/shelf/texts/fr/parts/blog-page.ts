import type { blogPageTexts as english } from '../../en/parts/blog-page';
import type { Translated } from '../../translated';

export const blogPageTexts = {
  title: 'Articles du blog',
  pages: 'Pages du blog',
  page: (number) => `Page ${number}`,
  noOlder: 'Il n’y a pas encore d’articles plus anciens.',
  search: 'Rechercher',
  searchLabel: 'Saisir un mot-clé',
  noHits: 'Aucun article avec ce mot-clé.',
  recent: 'Articles récents',
  comments: (count) => (count < 2 ? `${count} commentaire` : `${count} commentaires`),
  leaveComment: 'Laisser un commentaire',
  notSent: 'Ce formulaire est un exemple\u202f: rien de ce qui est écrit ici n’est envoyé.',
  name: 'Nom *',
  email: 'E-mail *',
  website: 'Site web',
  message: 'Message',
  postComment: 'Publier le commentaire',
  backToBlog: 'Tous les articles',
} satisfies Translated<typeof english>;
