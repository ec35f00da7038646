/** Groups of real tournaments, as they were played, where more than points decided. */

/** FIFA World Cup 1990: two points for a win; Ireland and the Netherlands were level on everything, and lots were drawn. */
export const WORLD_CUP_1990_GROUP_F = [
  'England 1-1 Ireland',
  'Netherlands 1-1 Egypt',
  'England 0-0 Netherlands',
  'Ireland 0-0 Egypt',
  'England 1-0 Egypt',
  'Ireland 1-1 Netherlands',
];

/** FIFA World Cup 1994: Bulgaria and Argentina were level on points, goal difference and goals; Bulgaria won their match. */
export const WORLD_CUP_1994_GROUP_D = [
  'Argentina 4-0 Greece',
  'Nigeria 3-0 Bulgaria',
  'Argentina 2-1 Nigeria',
  'Bulgaria 4-0 Greece',
  'Greece 0-2 Nigeria',
  'Argentina 0-2 Bulgaria',
];

/** UEFA EURO 1996: the Czech Republic went on by its win over Italy, whose goal difference was better. */
export const EURO_1996_GROUP_C = [
  'Germany 2-0 Czech Republic',
  'Italy 2-1 Russia',
  'Czech Republic 2-1 Italy',
  'Russia 0-3 Germany',
  'Russia 3-3 Czech Republic',
  'Italy 0-0 Germany',
];

/** UEFA EURO 2004: three teams drew with each other; only the goals of these draws told them apart. */
export const EURO_2004_GROUP_C = [
  'Denmark 0-0 Italy',
  'Sweden 5-0 Bulgaria',
  'Bulgaria 0-2 Denmark',
  'Italy 1-1 Sweden',
  'Italy 2-1 Bulgaria',
  'Denmark 2-2 Sweden',
];

/** UEFA EURO 2012: Greece went on by its win over Russia, whose goal difference was better. */
export const EURO_2012_GROUP_A = [
  'Poland 1-1 Greece',
  'Russia 4-1 Czech Republic',
  'Greece 1-2 Czech Republic',
  'Poland 1-1 Russia',
  'Greece 1-0 Russia',
  'Czech Republic 1-0 Poland',
];

/** UEFA EURO 2024: four teams with four points each. */
export const EURO_2024_GROUP_E = [
  'Romania 3-0 Ukraine',
  'Belgium 0-1 Slovakia',
  'Slovakia 1-2 Ukraine',
  'Belgium 2-0 Romania',
  'Slovakia 1-1 Romania',
  'Ukraine 0-0 Belgium',
];

/** FIFA World Cup 2018: Japan and Senegal were level on everything but fair play. */
export const WORLD_CUP_2018_GROUP_H = [
  'Colombia 1-2 Japan',
  'Poland 1-2 Senegal',
  'Japan 2-2 Senegal',
  'Poland 0-3 Colombia',
  'Japan 0-1 Poland',
  'Senegal 0-1 Colombia',
];

/** UEFA EURO 2016, whose four best third-placed teams went on. */
export const EURO_2016_GROUPS: Readonly<Record<string, readonly string[]>> = {
  A: [
    'France 2-1 Romania',
    'Albania 0-1 Switzerland',
    'Romania 1-1 Switzerland',
    'France 2-0 Albania',
    'Switzerland 0-0 France',
    'Romania 0-1 Albania',
  ],
  B: [
    'Wales 2-1 Slovakia',
    'England 1-1 Russia',
    'Russia 1-2 Slovakia',
    'England 2-1 Wales',
    'Slovakia 0-0 England',
    'Russia 0-3 Wales',
  ],
  C: [
    'Poland 1-0 Northern Ireland',
    'Germany 2-0 Ukraine',
    'Ukraine 0-2 Northern Ireland',
    'Germany 0-0 Poland',
    'Northern Ireland 0-1 Germany',
    'Ukraine 0-1 Poland',
  ],
  D: [
    'Turkey 0-1 Croatia',
    'Spain 1-0 Czech Republic',
    'Czech Republic 2-2 Croatia',
    'Spain 3-0 Turkey',
    'Croatia 2-1 Spain',
    'Czech Republic 0-2 Turkey',
  ],
  E: [
    'Ireland 1-1 Sweden',
    'Belgium 0-2 Italy',
    'Italy 1-0 Sweden',
    'Belgium 3-0 Ireland',
    'Sweden 0-1 Belgium',
    'Italy 0-1 Ireland',
  ],
  F: [
    'Austria 0-2 Hungary',
    'Portugal 1-1 Iceland',
    'Iceland 1-1 Hungary',
    'Portugal 0-0 Austria',
    'Iceland 2-1 Austria',
    'Hungary 3-3 Portugal',
  ],
};
