import type { footerTexts as english } from '../../en/parts/footer';
import type { Translated } from '../../translated';

export const footerTexts = {
  webPage: 'Site du club',
  instagram: 'Instagram',
  logIn: 'Connexion',
  copyright: (year, club) => `© ${year} ${club}`,
  theme: 'Apparence',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
} satisfies Translated<typeof english>;
