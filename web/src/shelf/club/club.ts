/** How to reach the club that runs the cup. A club that takes over this site changes these lines, and its name in the domain's `account/club-name.ts`. */
export const club = {
  address: ['FC Limmat Futsal', 'Sporthalle Hardau', 'Bullingerstrasse 80', '8004 Zürich'],
  email: 'cup@fc-limmat-futsal.example',
  phone: '+41 44 000 00 00',
  webPage: 'https://fc-limmat-futsal.example/',
  instagram: 'https://www.instagram.com/',
} as const;
