import type { PublicTeamView, TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { PLAYER_NAME_STYLES, type PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import type { Player } from '@futsal-cup/domain/cup/records';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { buildCup } from '@futsal-cup/domain/testing/build-cup';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredCup } from '../storage/stored';
import { coverageOf, readEverything, type Reply, storedCup, timelineOf, VIEW } from '../testing/public-site';

/* Searches everything that everybody can request of a cup for the names of its players. */

const PLAYERS = {
  Lions: ['Ana Maria Zimmermann', "Lía O'Connor", 'Noemi-Sofia Brandenberger', 'Ruth.Vonlanthen', 'Mia'],
  Bears: ['Zoë Abderhalden', 'Carla  Quattrini', 'Jo Ungricht', 'Ana Zuberbühler'],
};

const TIMELINES = ['match-1', 'match-2'].map(timelineOf);

function playersOf(team: keyof typeof PLAYERS): Player[] {
  return PLAYERS[team].map((name, index) => ({ playerId: `${team}-${index}`, name }));
}

function cupIn(playerNames: PlayerNameStyle): StoredCup {
  const groups = {
    A: { teams: Object.keys(PLAYERS), matches: ['2026-06-13 10:00 Lions 2-1 Bears'] },
  };
  const stages = [
    { name: 'Groups', groups },
    { name: 'Final', matches: ['2026-06-14 15:30 Lions 2-2 (4-3) Bears'] },
  ];
  const cup = storedCup(buildCup({ tournament: { playerNames }, stages }));
  const teams = cup.teams.map((team) => ({
    ...team,
    players: playersOf(team.name as keyof typeof PLAYERS),
  }));
  return { ...cup, teams };
}

/** Every kind of entry that can have a player, for each player of both teams. */
const entriesOfEverybody: EntryFacts[] = (['local', 'visitor'] as const).flatMap((side) =>
  playersOf(side === 'local' ? 'Lions' : 'Bears').flatMap(({ playerId }): EntryFacts[] => [
    { kind: 'goal', side, half: 'first-half', playerId },
    { kind: 'goal', side, half: 'first-half', playerId, how: 'penalty' },
    { kind: 'goal', side, half: 'first-half', playerId, how: 'own-goal' },
    { kind: 'card', side, half: 'first-half', colour: 'yellow', playerId },
    { kind: 'card', side, half: 'first-half', colour: 'red', playerId },
    { kind: 'kick', side, isIn: true, playerId },
    { kind: 'kick', side, isIn: false, playerId },
  ]),
);

const LOG: readonly EntryFacts[] = [{ kind: 'phase', to: 'first-half', on: null }, ...entriesOfEverybody];

const everybody = Object.values(PLAYERS).flat();
const FAMILY_NAMES = everybody.flatMap((name) =>
  name
    .split(/[\s.]+/u)
    .slice(1)
    .slice(-1),
);

/** The names that occur in the replies, each with its address. */
function found(names: readonly string[], replies: readonly Reply[]): string[] {
  return replies.flatMap(({ of, text }) =>
    names.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => `${name} in ${of}`),
  );
}

const repliesIn = new Map<PlayerNameStyle, readonly Reply[]>();
const repliesOf = (style: PlayerNameStyle) => repliesIn.get(style) ?? [];

beforeAll(async () => {
  for (const style of PLAYER_NAME_STYLES) {
    repliesIn.set(style, await readEverything({ cup: cupIn(style), log: LOG }));
  }
});

describe('the names of players in all that the public can ask for', () => {
  it('are looked for in every public call and every address beside the API', () => {
    const { requested, served, pictures } = coverageOf(cupIn('full'));
    expect(requested).toEqual(served);
    const missing = repliesOf('full').filter(({ status }) => status !== 200);
    expect(missing.map(({ of, status }) => [of, status])).toEqual([['/s', 404]]);
    expect(repliesOf('full').filter(({ of }) => of === 'picture')).toHaveLength(pictures);
  });

  it('cannot be handed on as they are stored, nor stored as they are shown', () => {
    const [stored, shown] = [{} as TeamView, {} as PublicTeamView];
    // @ts-expect-error -- A team with full names must not be shown to the public.
    const told: PublicTeamView = stored;
    // @ts-expect-error -- A form must not be filled in with shortened names.
    const filledIn: TeamView = shown;
    expect([told, filledIn]).toEqual([{}, {}]);
  });

  it('are full names where the cup says so, which shows that they are found', () => {
    const told = found(everybody, repliesOf('full'));
    for (const name of everybody) expect(told).toContain(`${name} in /api${VIEW}`);
    for (const name of everybody) expect(told).toContain(`${name} in /api${TIMELINES[1]}`);
  });

  it('are first names and initials by default', () => {
    expect(found(FAMILY_NAMES, repliesOf('initial'))).toEqual([]);
    const told = found(['"Ana Z."', '"Lía O."', '"Noemi-Sofia B."', '"Ruth V."'], repliesOf('initial'));
    expect(told).toContain(`"Ana Z." in /api${VIEW}`);
    expect(told).toContain(`"Ruth V." in /api${TIMELINES[0]}`);
  });

  it('are no names at all by number', () => {
    const firstNames = everybody.map((name) => `"${name.split(/[\s.]/u)[0]}`);
    expect(found([...FAMILY_NAMES, ...firstNames], repliesOf('number'))).toEqual([]);
  });
});
