import type { footerTexts as english } from '../../en/parts/footer';
import type { Translated } from '../../translated';

export const footerTexts = {
  webPage: 'Sito della società',
  instagram: 'Instagram',
  logIn: 'Accesso',
  copyright: (year, club) => `© ${year} ${club}`,
  theme: 'Aspetto',
  themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
} satisfies Translated<typeof english>;
