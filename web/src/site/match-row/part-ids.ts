/** The id of the section of the page of matches that shows the live matches. */
export const BOARD_ID = 'scoreboard';

/** Returns the id of the section that shows a day of one of the lists on the page of matches. */
export function dayId(list: 'upcoming' | 'results', date: string): string {
  return `${list}-${date}`;
}
