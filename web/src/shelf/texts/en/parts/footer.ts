export const footerTexts = {
  webPage: 'Web page',
  instagram: 'Instagram',
  logIn: 'Log in',
  copyright: (year: number, club: string) => `© ${year} ${club}`,
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
} as const;
