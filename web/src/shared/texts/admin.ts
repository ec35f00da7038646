export const adminTexts = {
  signedInAs: (email: string) => `Logged in as ${email}`,
  checking: 'Checking your access…',
} as const;
