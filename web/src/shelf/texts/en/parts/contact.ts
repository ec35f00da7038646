export const contactTexts = {
  lead: 'Questions about the cup, your team or your ticket? We are a club of volunteers and answer within a day.',
  address: 'Address',
  email: 'E-mail',
  phone: 'Phone',
} as const;
