export interface Comment {
  readonly author: string;
  readonly date: string;
  readonly text: string;
  readonly replies?: readonly Comment[];
}

/** What readers of the sample posts said. */
export const comments: readonly Comment[] = [
  {
    author: 'Nadia Frei',
    date: '05/09/2026',
    text: 'We came as a family of five and stayed until the final. My daughter now counts to four at every kick-in, also at dinner.',
    replies: [
      {
        author: 'Lena Brunner',
        date: '05/09/2026',
        text: 'Bring her along on Tuesday! The under-12s are always looking for somebody who can count.',
      },
    ],
  },
  {
    author: 'Tom Gasser',
    date: '06/09/2026',
    text: 'Great explanation of the sole control. I have played outdoors for twenty years and had never once used it on purpose.',
  },
  {
    author: 'Elif Yıldız',
    date: '08/09/2026',
    text: 'Will there be coffee again? Asking for a whole team.',
  },
];

export function countComments(list: readonly Comment[]): number {
  return list.reduce((count, { replies = [] }) => count + 1 + countComments(replies), 0);
}
