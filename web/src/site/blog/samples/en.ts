/** The titles and summaries of the sample posts. */
export const headings = {
  'five-against-five': {
    title: 'Five against five: why futsal never stands still',
    summary:
      'A smaller pitch, a heavier ball and four seconds for a kick-in: the rules that make the game so fast.',
  },
  'the-sixth-foul': {
    title: 'The sixth foul and the ten-metre mark',
    summary: 'Five fouls a half are free of charge. What happens after that has decided more than one final.',
  },
  'a-hall-in-an-afternoon': {
    title: 'How we turn a sports hall into a stadium',
    summary:
      'Twenty volunteers, four rolls of tape and one very long extension lead: the Friday before the cup.',
  },
  'reading-the-table': {
    title: 'Level on points: how to read the table',
    summary:
      'Goal difference, goals, the match against each other, and sometimes the lots: what puts a team ahead.',
  },
  'first-training': {
    title: 'Your first training: what to bring and what to forget',
    summary: 'Indoor shoes, shin pads, a bottle of water. Leave the fear of the wall at home.',
  },
  'a-night-for-the-cup': {
    title: 'Shoot-outs, songs and a cup that leaks',
    summary: 'Last year the final took five penalties and one very patient goalkeeper. A look back.',
  },
};
