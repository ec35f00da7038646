import type { contactTexts as english } from '../../en/parts/contact';
import type { Translated } from '../../translated';

export const contactTexts = {
  lead: 'Domande sulla coppa, su una squadra o su un biglietto? La nostra società vive di volontariato e risponde entro un giorno.',
  address: 'Indirizzo',
  email: 'E-mail',
  phone: 'Telefono',
} satisfies Translated<typeof english>;
