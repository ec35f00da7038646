import type { Cup, Player, PlayerOfMatch } from '@futsal-cup/domain/cup/records';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { createRandom, shuffled } from '@futsal-cup/domain/plan/random';
import { buildCup, recordScoredTeams } from '@futsal-cup/domain/testing/build-cup';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { StoredCup } from '../storage/stored';
import { presentCup } from './present-tournament';

/* What the players of a cup add to the view that every visitor loads, with ids of players as long as Firestore's. */

const MAX_BYTES = 1024;

const AT = '2027-06-01T08:00:00.000Z';
const SQUAD = 14;
const GOALS_A_MATCH = 5;
const SHIRTS = Array.from({ length: 30 }, (_, index) => index + 1);

const FIRST = [
  'Anna',
  'Bea',
  'Carla',
  'Dora',
  'Elif',
  'Fiona',
  'Gioia',
  'Hana',
  'Ines',
  'Jana',
  'Kim',
  'Lea',
];
const LAST = [
  'Keller',
  'Meier',
  'Rossi',
  'Favre',
  'Huber',
  'Nguyen',
  'Berisha',
  'Silva',
  'Frei',
  'Graf',
  'Wyss',
];

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 20);
}

const random = createRandom(16);
const below = (count: number) => Math.floor(random() * count);
const pick = (names: readonly string[]) => names[below(names.length)] ?? '';

function buildSquad(team: string): readonly Player[] {
  return Array.from({ length: SQUAD }, (_, index) => ({
    playerId: idOf(`${team} ${index}`),
    name: `${pick(FIRST)} ${pick(LAST)}`,
  }));
}

/** Everybody plays everybody of their group, and the best two of each group go on to quarter-finals. */
function buildCupOf16(): Cup {
  const groups = ['A', 'B', 'C', 'D'].map((group) => {
    const teams = [1, 2, 3, 4].map((number) => `FC ${pick(LAST)} ${group}${number}`);
    const matches = teams.flatMap((local, index) =>
      teams.slice(index + 1).map((visitor) => `${local} 3-2 ${visitor}`),
    );
    return [group, { teams, matches }] as const;
  });
  const cup = buildCup({
    stages: [
      { name: 'Groups', groups: Object.fromEntries(groups) },
      {
        name: 'Quarter-finals',
        matches: ['1st A 3-2 2nd B', '1st B 3-2 2nd A', '1st C 3-2 2nd D', '1st D 3-2 2nd C'],
      },
    ],
  });
  return recordScoredTeams({
    ...cup,
    teams: cup.teams.map((team) => ({ ...team, players: buildSquad(team.name) })),
  });
}

/** The cup with shirt numbers for all, a captain for each team, and the scorers of every match. */
function withScorers(cup: Cup): Cup {
  const teams = cup.teams.map((team) => {
    const shirts = shuffled(SHIRTS, random);
    const players = team.players.map((player, index) => ({ ...player, number: shirts[index] ?? 0 }));
    return {
      ...team,
      players: players.map((player, index): Player => (index ? player : { ...player, isCaptain: true })),
    };
  });
  const matches = cup.matches.map((match) => {
    const players = Array.from({ length: GOALS_A_MATCH }, (_, goal): PlayerOfMatch[] => {
      const side = SIDES[goal % 2] ?? 'local';
      const squad = teams.find(({ teamId }) => teamId === match.scoredTeams?.[side])?.players ?? [];
      const scorer = squad[below(squad.length)];
      return scorer ? [{ playerId: scorer.playerId, side, goals: 1 }] : [];
    });
    return { ...match, players: players.flat() };
  });
  return { ...cup, teams, matches };
}

function bytesOf({ tournament, teams, stages, groups, matches }: Cup): number {
  const stamp = <Entity extends object>(entity: Entity) => ({ ...entity, createdAt: AT, updatedAt: AT });
  const parts = { teams: teams.map(stamp), stages: stages.map(stamp), groups: groups.map(stamp) };
  const stored = { tournament: stamp(tournament), ...parts, matches: matches.map(stamp) };
  return gzipSync(JSON.stringify(presentCup(stored as unknown as StoredCup, 'version'))).length;
}

it('the numbers, captains and goals of all players add at most a kilobyte to the view of 16 teams', () => {
  const cup = buildCupOf16();
  const scored = withScorers(cup);
  expect(scored.matches.flatMap(({ players = [] }) => players).length).toBeGreaterThan(100);
  expect(bytesOf(scored) - bytesOf(cup)).toBeLessThanOrEqual(MAX_BYTES);
});
