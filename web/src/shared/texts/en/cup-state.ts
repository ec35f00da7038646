/** The home page of a cup that is to come, under way or over. */
export const cupStateTexts = {
  firstMatches: 'First matches',
  today: 'Today',
  nextDay: 'Next day of play',
  final: 'The final',
  way: 'The way to the title',
  myTeam: 'My team',
  plays: 'Now',
  next: 'Next',
  last: 'Last',
  place: (position: number, group: string, points: number) =>
    `${group}: position ${position}, ${points === 1 ? '1 point' : `${points} points`}`,
  leadsTo: (stage: string) => `Leads to: ${stage}`,
  leadsBestTo: (stage: string) => `Leads to: ${stage}, as one of the best of its place`,
} as const;
