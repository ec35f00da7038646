import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import type { Cup } from '@futsal-cup/domain/cup/records';
import type { Shown } from '@futsal-cup/domain/cup/shown';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import { buildCup, withMatch } from '@futsal-cup/domain/testing/build-cup';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverageOf, readEverything, type Reply, storedCup, timelineOf, VIEW } from '../testing/public-site';

/*
 * Searches everything that everybody can request of a played cup for its tables, its winners and its scores. The goals are numbers that
 * occur nowhere else.
 */

const TEAMS = ['Lions', 'Bears', 'Foxes', 'Wolves'];

/** A league, a friendly match with a shoot-out, an award, a match in progress and a deduction. */
function playedCup(shown: Shown | undefined, language: Language): Cup {
  const groups = {
    A: {
      teams: TEAMS,
      matches: [
        '2026-06-13 10:00 Lions 71-0 Bears',
        '2026-06-13 10:20 Foxes 72-72 Wolves',
        '2026-06-13 10:40 Lions 73-1 Foxes',
        '2026-06-13 11:00 Bears 74-2 Wolves',
        '2026-06-13 11:20 Lions 75-3 Wolves',
        '2026-06-13 11:40 Bears v Foxes',
      ],
      lots: ['Foxes', 'Wolves'],
    },
  };
  const friendly = { name: 'Friendlies', matches: ['2026-06-13 12:00 Lions 76-76 (84-83) Bears'] };
  const tournament = { language, ...(shown && { shown }) };
  const cup = buildCup({ tournament, stages: [{ name: 'Groups', groups }, friendly] });
  const awarded = withMatch(cup, 'match 2', { forfeit: 'visitor' });
  const live = withMatch(awarded, 'match 6', { state: 'live' });
  const teams = live.teams.map((team) => ({
    ...team,
    pointsByDecision: { points: -77, note: 'Deducted' },
    conduct: 78,
  }));
  const cards = { yellow: 79, secondYellow: 0, red: 0, yellowAndRed: 0 };
  const matches = live.matches.map((match) => ({
    ...match,
    isFinal: match.matchId === 'match 7',
    refereeTeamId: 'team Foxes',
    cards: { local: { players: cards, officials: cards }, visitor: { players: cards, officials: cards } },
  }));
  return { ...live, teams, matches } as Cup;
}

const LOG: readonly EntryFacts[] = [
  { kind: 'phase', to: 'first-half', on: null },
  { kind: 'goal', side: 'local', half: 'first-half', playerId: null },
  { kind: 'forfeit', side: 'visitor' } as never,
];

const LIVE: Readonly<Record<string, LiveMatch>> = {
  'match-6': {
    phase: 'first-half',
    runningSince: 0,
    elapsed: 0,
    kicks: null,
    fouls: [0, 0],
    log: 7,
    goals: [81, 82],
  },
};

/** Goals and kicks of the matches; 72 are those of the match that was awarded. */
const SCORES = ['71', '72', '73', '74', '75', '76', '81', '82', '83', '84'];

/** Fields that say a place, a winner or what follows from one, and that may be empty at most. */
const TABLE_FIELDS = ['standings', 'lots', 'decisions', 'missing', 'pointsByDecision', 'conduct', 'cards'];
const WINNER_FIELDS = ['forfeit', 'readAs', 'bye', 'bothConcede', 'isFinal', 'champion', 'localTeamSource'];

/** Words of winning, losing, tables and places of the four languages, as they stand in previews, pictures and answers. */
const WORDS = [
  ...['champion', 'winner', 'won', 'lost', 'points', 'table', 'bracket', 'rank', 'position', 'podium'],
  ...['sieg', 'verl', 'forfait', 'tabelle', 'turnierbaum', 'punkte', 'rangliste', 'podest'],
  ...['vainqueur', 'gagn', 'perdu', 'classement', 'tableau final'],
  ...['vincitore', 'vint', 'pers', 'classific', 'tabellone', 'punti', 'posto'],
  ...['forfeit', 'awarded', 'withdrawn', 'deducted'],
];

/** What the answers may have of these words: names of fields that are empty or say nothing about a team. */
const HARMLESS = [
  /"(?:points":\{"win":\d+,"draw":\d+,"loss":\d+\}|tieBreakers":"[\w-]+")/gu,
  /"(?:standings|lots)":\[\]/gu,
  /"isForfeit":false/gu,
  /"(?:local|visitor)Team(?:Placeholder|Source|Score|PenaltyScore)":null/gu,
  /"shown":"no-(?:tables|results)"/gu,
  /"champion":null/gu,
  /"forfeitGoals":\d+/gu,
  /"version":"[^"]*"/gu,
  /\b(?:max-age|s-maxage)=\d+/gu,
];

function searched({ text }: Reply): string {
  return HARMLESS.reduce((left, harmless) => left.replaceAll(harmless, ''), text).toLowerCase();
}

function found(words: readonly string[], replies: readonly Reply[]): string[] {
  return replies.flatMap((reply) => {
    const text = searched(reply);
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${word} in ${reply.of}`);
  });
}

/** The numbers of a list that stand alone in the replies, and not in a date, an id or a hash. */
function foundNumbers(numbers: readonly string[], replies: readonly Reply[]): string[] {
  const alone = (number: string) => new RegExp(`(?<![\\w.-])${number}(?![\\w.-])`, 'u');
  return replies.flatMap((reply) => {
    // The headers stand before the body, and one of them is its length.
    const body = reply.text.slice(reply.text.search(/\{"|<!doctype|<\?xml/u));
    return numbers.filter((number) => alone(number).test(body)).map((number) => `${number} in ${reply.of}`);
  });
}

/** The values of a field, wherever it is in the JSON of a reply. */
function valuesOf(field: string, replies: readonly Reply[]): unknown[] {
  return replies.flatMap(({ text }) => {
    const values: unknown[] = [];
    const start = text.indexOf('{"success"');
    if (start !== -1) {
      JSON.parse(text.slice(start), (key, value: unknown) => {
        if (key === field) values.push(value);
        return value;
      });
    }
    return values;
  });
}

const isEmpty = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

const kept = new Map<string, readonly Reply[]>();
const repliesOf = (shown: Shown, language: Language) => kept.get(`${shown} ${language}`) ?? [];

beforeAll(async () => {
  for (const language of LANGUAGES) {
    for (const shown of ['all', 'no-tables', 'no-results'] as const) {
      const cup = storedCup(playedCup(shown, language));
      kept.set(`${shown} ${language}`, await readEverything({ cup, log: LOG, live: LIVE }));
    }
  }
});

it('everything that everybody can request is searched', () => {
  const cup = storedCup(playedCup('no-tables', 'en'));
  const { requested, served, pictures } = coverageOf(cup);
  expect(requested).toEqual(served);
  const replies = repliesOf('no-tables', 'en');
  expect(replies.filter(({ status }) => status !== 200).map(({ of }) => of)).toEqual(['/s']);
  expect(replies.filter(({ of }) => of === 'picture')).toHaveLength(pictures);
});

describe.each(LANGUAGES)('a played cup in %s', (language) => {
  it('has tables, winners and scores where all is shown, which shows that they are found', () => {
    const replies = repliesOf('all', language);
    for (const field of [...TABLE_FIELDS.slice(0, 2), 'pointsByDecision', 'conduct', 'cards', 'forfeit']) {
      expect(
        valuesOf(field, replies).some((value) => !isEmpty(value)),
        field,
      ).toBe(true);
    }
    expect(found(WORDS, replies).length).toBeGreaterThan(20);
    for (const number of SCORES) {
      expect(foundNumbers([number], replies), number).not.toEqual([]);
    }
  });

  it.each(['no-tables', 'no-results'] as const)('has no table, place or winner with %s', (shown) => {
    const replies = repliesOf(shown, language);
    for (const field of [...TABLE_FIELDS, ...WINNER_FIELDS]) {
      expect(
        valuesOf(field, replies).filter((value) => !isEmpty(value)),
        field,
      ).toEqual([]);
    }
    expect(found(WORDS, replies)).toEqual([]);
  });

  it.each(['no-tables', 'no-results'] as const)('has who referees its matches with %s', (shown) => {
    expect(new Set(valuesOf('refereeTeamId', repliesOf(shown, language)))).toEqual(new Set(['team-Foxes']));
  });

  it('has its scores without tables, those that were played', () => {
    const replies = repliesOf('no-tables', language);
    for (const number of SCORES) expect(foundNumbers([number], replies), number).not.toEqual([]);
    expect(valuesOf('shown', replies)).toContain('no-tables');
  });

  it('has no score at all without results', () => {
    const replies = repliesOf('no-results', language);
    expect(foundNumbers(SCORES, replies)).toEqual([]);
    expect(valuesOf('goals', replies)).toEqual([]);
    expect(valuesOf('localTeamScore', replies).filter((value) => value !== null)).toEqual([]);
    const states = valuesOf('state', replies.slice(0, 2));
    expect(new Set(states)).toEqual(new Set(['finished', 'live']));
    const stories = replies.filter(({ of }) => of === `/api${timelineOf('match-1')}`);
    expect(valuesOf('items', stories).every(isEmpty)).toBe(true);
  });
});

async function picturesOf(shown: Shown) {
  const cup = storedCup(withMatch(playedCup(shown, 'en'), 'match 6', { state: 'abandoned' }));
  const replies = await readEverything({ cup, log: [] });
  const pictures = replies.filter(({ of }) => of === 'picture');
  const contents = pictures.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  const ofKind = (wanted: string) => contents.find(({ kind }) => kind === wanted);
  return { cup: ofKind('cup'), match: ofKind('match') };
}

it('the picture of a finished cup has its champion only where all is shown', async () => {
  expect(await picturesOf('all')).toMatchObject({
    cup: { champion: { name: 'Lions' } },
    match: { middle: '71–0' },
  });
  expect(await picturesOf('no-tables')).toMatchObject({ cup: { champion: null }, match: { middle: '71–0' } });
  expect(await picturesOf('no-results')).toMatchObject({
    cup: { champion: null },
    match: { middle: '10:00', note: null },
  });
});

it('a cup without the field is shown as one of which all is shown', async () => {
  const cup = storedCup(playedCup(undefined, 'en'));
  const replies = await readEverything({ cup, log: LOG, live: LIVE });
  const [whole, view] = [replies, repliesOf('all', 'en')].map((all) =>
    all.find(({ of }) => of === `/api${VIEW}`),
  );
  const bodyOf = (reply?: Reply) => reply?.text.split('\n').at(-1);
  expect(bodyOf(whole)).toBe(bodyOf(view));
});
