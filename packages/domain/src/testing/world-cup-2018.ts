import type { Cup } from '../cup/records';
import { buildCup, type GroupDescription } from './build-cup';

/**
 * The FIFA World Cup 2018 as it was played: kick-off in UTC, scores with extra time, shoot-outs in brackets, and every knockout
 * match by the places it was drawn for. Fair play put Japan ahead of Senegal, which a cup records as lots.
 * Facts from openfootball/worldcup.json (CC0).
 */
const GROUPS: Readonly<Record<string, GroupDescription>> = {
  'Group A': {
    teams: ['Egypt', 'Russia', 'Saudi Arabia', 'Uruguay'],
    matches: [
      '2018-06-14 15:00 Russia 5-0 Saudi Arabia',
      '2018-06-15 12:00 Egypt 0-1 Uruguay',
      '2018-06-19 18:00 Russia 3-1 Egypt',
      '2018-06-20 15:00 Uruguay 1-0 Saudi Arabia',
      '2018-06-25 14:00 Uruguay 3-0 Russia',
      '2018-06-25 14:00 Saudi Arabia 2-1 Egypt',
    ],
  },
  'Group B': {
    teams: ['Iran', 'Morocco', 'Portugal', 'Spain'],
    matches: [
      '2018-06-15 15:00 Morocco 0-1 Iran',
      '2018-06-15 18:00 Portugal 3-3 Spain',
      '2018-06-20 12:00 Portugal 1-0 Morocco',
      '2018-06-20 18:00 Iran 0-1 Spain',
      '2018-06-25 18:00 Iran 1-1 Portugal',
      '2018-06-25 18:00 Spain 2-2 Morocco',
    ],
  },
  'Group C': {
    teams: ['Australia', 'Denmark', 'France', 'Peru'],
    matches: [
      '2018-06-16 10:00 France 2-1 Australia',
      '2018-06-16 16:00 Peru 0-1 Denmark',
      '2018-06-21 12:00 Denmark 1-1 Australia',
      '2018-06-21 15:00 France 1-0 Peru',
      '2018-06-26 14:00 Denmark 0-0 France',
      '2018-06-26 14:00 Australia 0-2 Peru',
    ],
  },
  'Group D': {
    teams: ['Argentina', 'Croatia', 'Iceland', 'Nigeria'],
    matches: [
      '2018-06-16 13:00 Argentina 1-1 Iceland',
      '2018-06-16 19:00 Croatia 2-0 Nigeria',
      '2018-06-21 18:00 Argentina 0-3 Croatia',
      '2018-06-22 15:00 Nigeria 2-0 Iceland',
      '2018-06-26 18:00 Nigeria 1-2 Argentina',
      '2018-06-26 18:00 Iceland 1-2 Croatia',
    ],
  },
  'Group E': {
    teams: ['Brazil', 'Costa Rica', 'Serbia', 'Switzerland'],
    matches: [
      '2018-06-17 12:00 Costa Rica 0-1 Serbia',
      '2018-06-17 18:00 Brazil 1-1 Switzerland',
      '2018-06-22 12:00 Brazil 2-0 Costa Rica',
      '2018-06-22 18:00 Serbia 1-2 Switzerland',
      '2018-06-27 18:00 Serbia 0-2 Brazil',
      '2018-06-27 18:00 Switzerland 2-2 Costa Rica',
    ],
  },
  'Group F': {
    teams: ['Germany', 'Mexico', 'South Korea', 'Sweden'],
    matches: [
      '2018-06-17 15:00 Germany 0-1 Mexico',
      '2018-06-18 12:00 Sweden 1-0 South Korea',
      '2018-06-23 15:00 South Korea 1-2 Mexico',
      '2018-06-23 18:00 Germany 2-1 Sweden',
      '2018-06-27 14:00 South Korea 2-0 Germany',
      '2018-06-27 14:00 Mexico 0-3 Sweden',
    ],
  },
  'Group G': {
    teams: ['Belgium', 'England', 'Panama', 'Tunisia'],
    matches: [
      '2018-06-18 15:00 Belgium 3-0 Panama',
      '2018-06-18 18:00 Tunisia 1-2 England',
      '2018-06-23 12:00 Belgium 5-2 Tunisia',
      '2018-06-24 12:00 England 6-1 Panama',
      '2018-06-28 18:00 England 0-1 Belgium',
      '2018-06-28 18:00 Panama 1-2 Tunisia',
    ],
  },
  'Group H': {
    teams: ['Colombia', 'Japan', 'Poland', 'Senegal'],
    lots: ['Japan', 'Senegal'],
    matches: [
      '2018-06-19 12:00 Colombia 1-2 Japan',
      '2018-06-19 15:00 Poland 1-2 Senegal',
      '2018-06-24 15:00 Japan 2-2 Senegal',
      '2018-06-24 18:00 Poland 0-3 Colombia',
      '2018-06-28 14:00 Japan 0-1 Poland',
      '2018-06-28 14:00 Senegal 0-1 Colombia',
    ],
  },
};

const KNOCKOUT_STAGES = [
  {
    name: 'Round of 16',
    matches: [
      '2018-06-30 14:00 1st Group C 4-3 2nd Group D',
      '2018-06-30 18:00 1st Group A 2-1 2nd Group B',
      '2018-07-01 14:00 1st Group B 1-1 (3-4) 2nd Group A',
      '2018-07-01 18:00 1st Group D 1-1 (3-2) 2nd Group C',
      '2018-07-02 14:00 1st Group E 2-0 2nd Group F',
      '2018-07-02 18:00 1st Group G 3-2 2nd Group H',
      '2018-07-03 14:00 1st Group F 1-0 2nd Group E',
      '2018-07-03 18:00 1st Group H 1-1 (3-4) 2nd Group G',
    ],
  },
  {
    name: 'Quarter-finals',
    matches: [
      '2018-07-06 14:00 Winner match 2 0-2 Winner match 1',
      '2018-07-06 18:00 Winner match 5 1-2 Winner match 6',
      '2018-07-07 14:00 Winner match 7 0-2 Winner match 8',
      '2018-07-07 18:00 Winner match 3 2-2 (3-4) Winner match 4',
    ],
  },
  {
    name: 'Semi-finals',
    matches: [
      '2018-07-10 18:00 Winner match 9 1-0 Winner match 10',
      '2018-07-11 18:00 Winner match 12 2-1 Winner match 11',
    ],
  },
  {
    name: 'Match for third place',
    matches: ['2018-07-14 14:00 Loser match 13 2-0 Loser match 14'],
  },
  {
    name: 'Final',
    matches: ['2018-07-15 15:00 Winner match 13 4-2 Winner match 14'],
  },
];

/** The teams of the knockout matches 1 to 16 as they met. */
export const KNOCKOUT_PAIRINGS: readonly (readonly [string, string])[] = [
  ['France', 'Argentina'],
  ['Uruguay', 'Portugal'],
  ['Spain', 'Russia'],
  ['Croatia', 'Denmark'],
  ['Brazil', 'Mexico'],
  ['Belgium', 'Japan'],
  ['Sweden', 'Switzerland'],
  ['Colombia', 'England'],
  ['Uruguay', 'France'],
  ['Brazil', 'Belgium'],
  ['Sweden', 'England'],
  ['Russia', 'Croatia'],
  ['France', 'Belgium'],
  ['Croatia', 'England'],
  ['Belgium', 'England'],
  ['France', 'Croatia'],
];

export function buildWorldCup2018(): Cup {
  return buildCup({
    tournament: { name: 'World Cup 2018', date: '2018-06-14' },
    stages: [{ name: 'Group stage', groups: GROUPS }, ...KNOCKOUT_STAGES],
  });
}
