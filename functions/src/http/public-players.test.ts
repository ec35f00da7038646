import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { MatchTimelineView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import type { Player, PlayerOfMatch } from '@futsal-cup/domain/cup/records';
import type { Shown } from '@futsal-cup/domain/cup/shown';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { buildCup } from '@futsal-cup/domain/testing/build-cup';
import { describe, expect, it } from 'vitest';
import { presentCards, suspendedIn } from '../presenters/present-players';
import { presentTeams } from '../presenters/present-team';
import type { StoredCup } from '../storage/stored';
import { readEverything, type Reply, storedCup, timelineOf, VIEW } from '../testing/public-site';

/* Searches everything that everybody can request of a cup for a player who is hidden, scores, is cautioned, sent off and suspended. */

const QUIRIN: Player = {
  playerId: 'id-of-quirin',
  name: 'Quirin Xaverius',
  number: 77,
  isCaptain: true,
  consent: 'hidden',
};
const OPEN = { playerId: 'open', name: 'Ana Zimmermann', number: 8 };

/** What tells of Quirin; the goals of each player are a number that occurs nowhere else. */
const TRACES = ['Quirin', 'Xaverius', 'id-of-quirin', '"number":77', '#77', '"shownAs":"77"', '4343'];

const OF_MATCH: readonly PlayerOfMatch[] = [
  { playerId: QUIRIN.playerId, side: 'local', goals: 4343, card: 'yellowAndRed' },
  { playerId: OPEN.playerId, side: 'local', goals: 4242 },
  { playerId: OPEN.playerId, side: 'visitor', goals: 1, card: 'secondYellow' },
];

interface Choice {
  readonly consent?: Player['consent'];
  readonly playerNames?: PlayerNameStyle;
  readonly shown?: Shown;
  readonly number?: number | undefined;
}

function cupWith(choice: Choice): StoredCup {
  const { playerNames = 'full', shown } = choice;
  const matches = ['2026-06-13 10:00 Lions 4-3 Bears', '2026-06-13 11:00 Lions v Foxes'];
  const playerRules = { ties: 'shared', suspensions: { secondYellow: 1, red: 2, cautions: 1 } } as const;
  const tournament = { playerNames, playerRules, ...(shown && { shown }) };
  const groups = { A: { teams: ['Lions', 'Bears', 'Foxes'], matches } };
  const cup = storedCup(buildCup({ tournament, stages: [{ name: 'Groups', groups }] }));
  const quirin = { ...QUIRIN, consent: choice.consent, ...('number' in choice && { number: choice.number }) };
  return {
    ...cup,
    teams: cup.teams.map((team) => (team.name === 'Lions' ? { ...team, players: [quirin, OPEN] } : team)),
    matches: cup.matches.map((match, index) => (index === 0 ? { ...match, players: OF_MATCH } : match)),
  };
}

const half = 'first-half';

function eventsOf(playerId: string): readonly EntryFacts[] {
  return [
    { kind: 'goal', side: 'local', half, playerId },
    { kind: 'goal', side: 'visitor', half, playerId, how: 'own-goal' },
    { kind: 'card', side: 'local', half, colour: 'yellow', playerId },
    { kind: 'card', side: 'local', half, colour: 'red', playerId },
    { kind: 'kick', side: 'local', isIn: true, playerId },
  ];
}

const LOG: readonly EntryFacts[] = [
  { kind: 'phase', to: half, on: null },
  ...eventsOf(QUIRIN.playerId),
  ...eventsOf(OPEN.playerId),
];

async function everythingOf(choice: Choice): Promise<readonly Reply[]> {
  return readEverything({ cup: cupWith(choice), log: LOG });
}

function found(words: readonly string[], replies: readonly Reply[]): string[] {
  return replies.flatMap(({ of, text }) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${word} in ${of}`),
  );
}

function bodyOf(replies: readonly Reply[], address: string): string {
  const text = replies.find(({ of }) => of === `/api${address}`)?.text ?? '';
  return text.slice(text.indexOf('\n{') + 1);
}

function playersIn(replies: readonly Reply[]) {
  const { data } = JSON.parse(bodyOf(replies, VIEW)) as { data: { tournament: TournamentView } };
  return data.tournament.Teams.find(({ name }) => name === 'Lions')?.Players;
}

/** The names of the goals and kicks of the public story. */
function namesIn(replies: readonly Reply[]): readonly (string | null)[] {
  const text = bodyOf(replies, timelineOf('match-1'));
  const { data } = JSON.parse(text) as { data: { timeline: MatchTimelineView } };
  const told = data.timeline.items.filter(({ kind }) => kind === 'goal' || kind === 'kick');
  return told.map(({ player }) => player);
}

describe('a player who is hidden, in all that the public can ask for', () => {
  it.each<PlayerNameStyle>(['full', 'initial', 'number'])(
    'is nowhere in a cup by %s',
    async (playerNames) => {
      const replies = await everythingOf({ consent: 'hidden', playerNames });
      expect(found(TRACES, replies)).toEqual([]);
      expect(playersIn(replies)).toHaveLength(1);
      const ana = { full: 'Ana Zimmermann', initial: 'Ana Z.', number: '8' }[playerNames];
      expect(namesIn(replies)).toEqual([null, null, null, ana, ana, ana]);
    },
  );

  it('is found where nobody has hidden them, so that the search finds what is there', async () => {
    const replies = await everythingOf({});
    for (const trace of ['Quirin', 'Xaverius', 'id-of-quirin', '"number":77', '4343'])
      expect(found([trace], replies)).toContain(`${trace} in /api${VIEW}`);
    expect(found(['Xaverius'], replies)).toContain(`Xaverius in /api${timelineOf('match-1')}`);
  });

  it('is named to organisers, with cards and suspensions', () => {
    const cup = cupWith({ consent: 'hidden' });
    const { playerId, name, number } = QUIRIN;
    const { cards, suspensions } = presentCards(cup);
    expect(cards).toContainEqual(expect.objectContaining({ playerId, name, number, yellowAndRed: 1 }));
    expect(suspensions).toContainEqual(
      expect.objectContaining({ playerId, name, number, matchId: 'match-2', reason: 'red' }),
    );
    expect(suspendedIn(cup).get('match-2')?.get(playerId)).toBe('red');
    expect(presentTeams(cup).flatMap(({ Players }) => Players)).toContainEqual(QUIRIN);
  });
});

describe('who is suspended or was shown a card', () => {
  it('is in no public answer, hidden or not', async () => {
    const replies = await everythingOf({});
    expect(found(['suspended', 'hasPlayed', '"yellowAndRed":1', '"consent"', '"since"'], replies)).toEqual(
      [],
    );
  });
});

describe('a player shows as the stricter of cup and consent says', () => {
  const [full, initials] = ['Quirin Xaverius', 'Quirin X.'];

  it.each<[PlayerNameStyle, Player['consent'], string]>([
    ['full', undefined, full],
    ['full', 'initials', initials],
    ['initial', undefined, initials],
    ['initial', 'initials', initials],
    ['number', undefined, '77'],
    ['number', 'initials', '77'],
  ])('in a cup by %s with %s', async (playerNames, consent, expected) => {
    const replies = await everythingOf({ playerNames, consent });
    expect(playersIn(replies)).toContainEqual({
      ...{ playerId: QUIRIN.playerId, shownAs: expected, number: 77, isCaptain: true, goals: 4343 },
    });
    expect(namesIn(replies).slice(0, 3)).toEqual([expected, expected, expected]);
    if (expected !== full) expect(found(['Xaverius'], replies)).toEqual([]);
  });

  it('by the place in the list where there is no number', async () => {
    const replies = await everythingOf({ playerNames: 'number', number: undefined });
    expect(
      playersIn(replies)
        ?.map(({ shownAs }) => shownAs)
        .sort(),
    ).toEqual(['2', '8']);
  });
});

describe('goals of a player', () => {
  it('are those for the own team where the table named them on both sides', async () => {
    const replies = await everythingOf({ consent: 'hidden' });
    expect(playersIn(replies)).toEqual([
      { playerId: 'open', shownAs: 'Ana Zimmermann', number: 8, goals: 4242 },
    ]);
  });

  it.each<Shown>(['no-tables', 'no-results'])('are told of nobody in a cup with %s', async (shown) => {
    const replies = await everythingOf({ shown });
    expect(found(['4343', '4243', '"goals":4'], replies)).toEqual([]);
    expect(playersIn(replies)).toContainEqual({ playerId: 'open', shownAs: 'Ana Zimmermann', number: 8 });
  });
});
