/** A line of a published table: position, team, played, wins, draws, losses, goals for, goals against, points. */
export type PublishedRow = readonly [number, string, number, number, number, number, number, number, number];

/** The group tables of the FIFA World Cup 2018 as FIFA published them. */
export const WORLD_CUP_2018_TABLES: Readonly<Record<string, readonly PublishedRow[]>> = {
  'Group A': [
    [1, 'Uruguay', 3, 3, 0, 0, 5, 0, 9],
    [2, 'Russia', 3, 2, 0, 1, 8, 4, 6],
    [3, 'Saudi Arabia', 3, 1, 0, 2, 2, 7, 3],
    [4, 'Egypt', 3, 0, 0, 3, 2, 6, 0],
  ],
  'Group B': [
    [1, 'Spain', 3, 1, 2, 0, 6, 5, 5],
    [2, 'Portugal', 3, 1, 2, 0, 5, 4, 5],
    [3, 'Iran', 3, 1, 1, 1, 2, 2, 4],
    [4, 'Morocco', 3, 0, 1, 2, 2, 4, 1],
  ],
  'Group C': [
    [1, 'France', 3, 2, 1, 0, 3, 1, 7],
    [2, 'Denmark', 3, 1, 2, 0, 2, 1, 5],
    [3, 'Peru', 3, 1, 0, 2, 2, 2, 3],
    [4, 'Australia', 3, 0, 1, 2, 2, 5, 1],
  ],
  'Group D': [
    [1, 'Croatia', 3, 3, 0, 0, 7, 1, 9],
    [2, 'Argentina', 3, 1, 1, 1, 3, 5, 4],
    [3, 'Nigeria', 3, 1, 0, 2, 3, 4, 3],
    [4, 'Iceland', 3, 0, 1, 2, 2, 5, 1],
  ],
  'Group E': [
    [1, 'Brazil', 3, 2, 1, 0, 5, 1, 7],
    [2, 'Switzerland', 3, 1, 2, 0, 5, 4, 5],
    [3, 'Serbia', 3, 1, 0, 2, 2, 4, 3],
    [4, 'Costa Rica', 3, 0, 1, 2, 2, 5, 1],
  ],
  'Group F': [
    [1, 'Sweden', 3, 2, 0, 1, 5, 2, 6],
    [2, 'Mexico', 3, 2, 0, 1, 3, 4, 6],
    [3, 'South Korea', 3, 1, 0, 2, 3, 3, 3],
    [4, 'Germany', 3, 1, 0, 2, 2, 4, 3],
  ],
  'Group G': [
    [1, 'Belgium', 3, 3, 0, 0, 9, 2, 9],
    [2, 'England', 3, 2, 0, 1, 8, 3, 6],
    [3, 'Tunisia', 3, 1, 0, 2, 5, 8, 3],
    [4, 'Panama', 3, 0, 0, 3, 2, 11, 0],
  ],
  'Group H': [
    [1, 'Colombia', 3, 2, 0, 1, 5, 2, 6],
    [2, 'Japan', 3, 1, 1, 1, 4, 4, 4],
    [3, 'Senegal', 3, 1, 1, 1, 4, 4, 4],
    [4, 'Poland', 3, 1, 0, 2, 2, 5, 3],
  ],
};
