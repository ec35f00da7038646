import { knockoutSkeleton } from '@futsal-cup/domain/testing/knockout-skeleton';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { roundRobin } from '@futsal-cup/domain/plan/format/round-robin';
import { createRandom } from '@futsal-cup/domain/plan/random';
import { readCup } from '@futsal-cup/tools/import-cup';

const TEAMS_PER_GROUP = 4;
const DAY = 86_400_000;

/** Names the groups 'A' to 'Z', then 'BA', 'BB' and so on. */
function groupLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${String.fromCharCode(65 + Math.floor(index / 26))}${letter}`;
}

function teamName(index: number): string {
  return `Futsal Club ${index + 1}`;
}

function players(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Player Number ${index + 1}`);
}

interface FileMatch {
  readonly stage: string;
  readonly group?: string;
  readonly local: string;
  readonly visitor: string;
}

interface Draft {
  readonly stages: { name: string; type: 'group' | 'knockout'; order: number }[];
  readonly matches: FileMatch[];
}

function addRounds({ stages, matches }: Draft, rounds: ReturnType<typeof knockoutSkeleton>): void {
  for (const { name, matches: ofRound } of rounds) {
    stages.push({ name, type: 'knockout', order: stages.length + 1 });
    for (const { local, visitor } of ofRound) matches.push({ stage: name, local, visitor });
  }
}

let count = 0;

function cupName(teams: number): string {
  count += 1;
  return `Bench cup ${count} of ${teams} teams`;
}

/**
 * Plans a match every half hour from nine to nine, on as many days as needed. Each cup has its own days in the future, so that the
 * API takes every date.
 */
function withSchedule(matches: readonly FileMatch[]) {
  const firstDay = Date.now() + (30 + count) * DAY;
  const random = createRandom(matches.length);
  return matches.map((match, index) => {
    const minutes = 9 * 60 + (index % 24) * 30;
    const goals = [Math.floor(random() * 6), Math.floor(random() * 6)] as const;
    const [local, visitor] = goals[0] === goals[1] ? [goals[0] + 1, goals[1]] : goals;
    const day = firstDay + Math.floor(index / 24) * DAY;
    return {
      ...match,
      date: new Date(day).toISOString().slice(0, 10),
      time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      location: 'Sporthalle Hardau',
      localScore: match.group === undefined ? null : local,
      visitorScore: match.group === undefined ? null : visitor,
    };
  });
}

/**
 * Builds a cup as clubs play it: groups of four, whose best two go on to a bracket down to the final, and ten players in a team.
 * The groups are played, the bracket is not.
 */
export function buildCupOf(teamCount: number): Cup {
  const name = cupName(teamCount);
  const draft: Draft = { stages: [{ name: 'Group stage', type: 'group', order: 1 }], matches: [] };
  const groups = Array.from({ length: teamCount / TEAMS_PER_GROUP }, (_, index) => ({
    name: `Group ${groupLetters(index)}`,
    teams: Array.from({ length: TEAMS_PER_GROUP }, (_team, seat) => teamName(index * TEAMS_PER_GROUP + seat)),
  }));
  for (const { name: group, teams } of groups) {
    for (const pairing of roundRobin(teams).flat()) {
      draft.matches.push({ stage: 'Group stage', group, ...pairing });
    }
  }
  const groupNames = groups.map((group) => group.name);
  addRounds(draft, knockoutSkeleton({ groupNames, qualifiers: 2, playedTo: teamCount > 8 ? 4 : 2 }));
  const teams = groups.flatMap((group) => group.teams.map((team) => ({ name: team, players: players(10) })));
  const matches = withSchedule(draft.matches);
  return readCup({ name, timeZone: 'Europe/Zurich', teams, stages: draft.stages, groups, matches }, name);
}
