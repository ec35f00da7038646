import type { contactTexts as english } from '../../en/parts/contact';
import type { Translated } from '../../translated';

export const contactTexts = {
  lead: 'Une question sur la coupe, une équipe ou un billet\u202f? Notre club, animé par des bénévoles, répond dans les 24 heures.',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
} satisfies Translated<typeof english>;
