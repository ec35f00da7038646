/** The part of the page of matches that shows what is on now. */
export const BOARD_ID = 'scoreboard';

/** The part of the page of matches that shows a day of one of its lists. */
export function dayId(list: 'upcoming' | 'results', date: string): string {
  return `${list}-${date}`;
}
