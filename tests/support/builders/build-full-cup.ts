import {
  MAX_CATEGORIES,
  MAX_GROUPS,
  MAX_MATCHES,
  MAX_STAGES,
  MAX_TEAMS,
} from '@futsal-cup/domain/cup/limits';
import type { Cup, Match, PlayerOfMatch, Team } from '@futsal-cup/domain/cup/records';
import { buildMatch } from '@futsal-cup/domain/testing/build-cup';
import { dayFromNow } from './days';

type Parts = Omit<Cup, 'tournament'>;

interface FullCup extends Parts {
  readonly categories: NonNullable<Cup['tournament']['categories']>;
}

const PLAYED = { state: 'finished' } as const;

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A match every ten minutes, on eight courts. */
function whenAndWhere(index: number) {
  const minutes = 8 * 60 + (Math.floor(index / 8) % 80) * 10;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    date: dayFromNow(30 + Math.floor(index / 640)),
    time,
    location: `Sports hall, court ${(index % 8) + 1}`,
  };
}

/** The players of each side who have scored in a match that was played: as many as both emulators take of the largest cup in one commit. */
const SCORERS = 3;

function playersIn(match: number, local: Team, visitor: Team): PlayerOfMatch[] {
  return ([local, visitor] as const).flatMap(({ players }, index) =>
    upTo(Math.min(SCORERS, players.length)).map((place) => ({
      playerId: players[(match + place) % players.length]?.playerId ?? '',
      side: index === 0 ? ('local' as const) : ('visitor' as const),
      goals: 1,
    })),
  );
}

/** A part of a cup at its limits: a group in which everybody has met, groups without teams, and a knockout of open places. */
function fullCategory(category: number, players: number): Parts {
  const categoryId = `category-${category}`;
  const newId = () => crypto.randomUUID();
  const teams = upTo(MAX_TEAMS / MAX_CATEGORIES).map((index) => ({
    ...{ teamId: newId(), name: index === 0 ? 'FC Bern' : `Team ${index}`, categoryId },
    // Letters alone, because many digits would be a telephone number, which no name is in a cup file.
    players: upTo(players).map(() => ({
      playerId: newId(),
      name: `Player ${newId().replace(/[^a-f]/g, '')}`,
    })),
  }));
  const stages = upTo(MAX_STAGES / MAX_CATEGORIES).map((index) => ({
    ...{ stageId: newId(), name: index === 0 ? 'Groups' : `Round ${index}`, order: index + 1, categoryId },
    type: index === 0 ? ('group' as const) : ('knockout' as const),
  }));
  const [groupStage = '', ...knockout] = stages.map(({ stageId }) => stageId);
  const teamIds = teams.map(({ teamId }) => teamId);
  const groups = upTo(MAX_GROUPS / MAX_CATEGORIES).map((index) => ({
    ...{ groupId: newId(), stageId: groupStage, name: `Group ${index + 1}`, lots: [] },
    teamIds: index === 0 ? teamIds : [],
  }));
  const pairs = teams.flatMap((local, index) =>
    teams.slice(index + 1).map((visitor) => ({ local, visitor })),
  );
  const most = MAX_MATCHES / MAX_CATEGORIES;
  const at = (index: number) => ({ matchId: newId(), ...whenAndWhere(category * most + index) });
  const ofGroup = pairs.map(({ local, visitor }, index) =>
    buildMatch({
      ...{ ...at(index), ...PLAYED, stageId: groupStage, groupId: groups[0]?.groupId ?? '' },
      local: { teamId: local.teamId, goals: index % 4 },
      visitor: { teamId: visitor.teamId, goals: index % 3 },
      players: playersIn(index, local, visitor),
    }),
  );
  const ofKnockout = upTo(most - pairs.length).map((index): Match => {
    const sides = { local: { placeholder: `Host ${index}` }, visitor: { placeholder: `Guest ${index}` } };
    return buildMatch({
      ...at(pairs.length + index),
      stageId: knockout[index % knockout.length] ?? '',
      ...sides,
    });
  });
  return { teams, stages, groups, matches: [...ofGroup, ...ofKnockout] };
}

/** Builds the parts of a cup that is full in every respect, with so many players in each team. */
export function buildFullCup(players = 10): FullCup {
  const parts = upTo(MAX_CATEGORIES).map((category) => fullCategory(category, players));
  return {
    categories: upTo(MAX_CATEGORIES).map((index) => ({
      ...{ categoryId: `category-${index}`, name: `Category ${index + 1}` },
    })),
    teams: parts.flatMap(({ teams }) => teams),
    stages: parts.flatMap(({ stages }) => stages),
    groups: parts.flatMap(({ groups }) => groups),
    matches: parts.flatMap(({ matches }) => matches),
  };
}
