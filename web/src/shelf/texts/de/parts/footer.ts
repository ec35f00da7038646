import type { footerTexts as english } from '../../en/parts/footer';
import type { Translated } from '../../translated';

export const footerTexts = {
  webPage: 'Vereinsseite',
  instagram: 'Instagram',
  logIn: 'Anmelden',
  copyright: (year, club) => `© ${year} ${club}`,
  theme: 'Darstellung',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
} satisfies Translated<typeof english>;
