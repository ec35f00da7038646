import type { contactTexts as english } from '../../en/parts/contact';
import type { Translated } from '../../translated';

export const contactTexts = {
  lead: 'Fragen zum Cup, zum Team oder zum Ticket? Unser Verein lebt von Freiwilligen; eine Antwort kommt innert eines Tages.',
  address: 'Adresse',
  email: 'E-Mail',
  phone: 'Telefon',
} satisfies Translated<typeof english>;
