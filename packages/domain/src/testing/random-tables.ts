import { resolveCup } from '../bracket/resolve-cup';
import type { Cup, Points } from '../cup/records';
import type { TieBreakers } from '../cup/table-rules';
import { roundRobin } from '../plan/format/round-robin';
import { createRandom, type Random, shuffled } from '../plan/random';
import type { Reason } from '../standings/reasons';
import type { StandingsRow } from '../standings/rows';
import { buildCup, type GroupDescription } from './build-cup';
import { pick } from './random-formats';

const POINTS: readonly Points[] = [
  { win: 3, draw: 1, loss: 0 },
  { win: 2, draw: 1, loss: 0 },
  { win: 3, draw: 2, loss: 1 },
];

const PRESETS: readonly TieBreakers[] = ['goal-difference', 'head-to-head'];

const whole = (below: number, random: Random): number => Math.floor(random() * below);

/** The goals are few, so that many teams are level. */
function matchLine(local: string, visitor: string, missing: number, random: Random): string {
  const result = random() < missing ? 'v' : `${whole(3, random)}-${whole(3, random)}`;
  return `${local} ${result} ${visitor}`;
}

function randomGroup(name: string, random: Random): GroupDescription {
  const teams = Array.from({ length: 2 + whole(5, random) }, (_, index) => `${name}${index + 1}`);
  const once = roundRobin(teams).flat();
  const pairs = random() < 0.25 ? [...once, ...once] : once;
  const missing = random() < 0.1 ? 0.3 : 0;
  const drawn = shuffled(teams, random);
  const lots = pick([[], drawn, drawn.slice(0, 2), drawn.slice(0, -1)], random);
  const matches = pairs.map(({ local, visitor }) => matchLine(local, visitor, missing, random));
  return { teams, lots, matches };
}

/** A cup of one to four groups, with matches that take first, second and best third teams. It is the same for the same seed for ever. */
export function randomTablesCup(seed: number): Cup {
  const random = createRandom(seed);
  const names = ['A', 'B', 'C', 'D'].slice(0, 1 + whole(4, random));
  const tournament = { points: pick(POINTS, random), tieBreakers: pick(PRESETS, random) };
  const groups = Object.fromEntries(names.map((name) => [`Group ${name}`, randomGroup(name, random)]));
  const places = names.map((name) => `1st Group ${name} v 2nd Group ${name}`);
  const best = [
    'Best first 1 v Best first 2',
    'Best second 1 v Best third 1',
    'Best third 2 v Best fourth 1',
  ];
  return buildCup({
    tournament,
    stages: [
      { name: 'Groups', groups },
      { name: 'Finals', matches: [...places, ...best] },
    ],
  });
}

/** What lots, a shoot-out or the organisers decided had one name in the records of before. */
const criterionBefore = (criterion: string): string =>
  criterion.startsWith('decision-') ? 'lots' : criterion;

function reasonText({ criterion, ahead, behind, level }: Reason): string {
  return [criterionBefore(criterion), ahead.join(), behind.join(), level.join()].join('/');
}

function rowText(row: StandingsRow): string {
  const { position, teamId, played, wins, draws, losses, goalsFor, goalsAgainst, points, reasons } = row;
  const figures = [position, teamId, played, wins, draws, losses, goalsFor, goalsAgainst, points];
  return [...figures, ...reasons.map(reasonText)].join(' ');
}

/** The rows of all tables with what decided them, and the teams that the knockout takes from them. */
export function tablesText(cup: Cup): string {
  const { tables, sides } = resolveCup(cup);
  const rows = cup.groups.flatMap(({ groupId }) => [groupId, ...(tables.get(groupId) ?? []).map(rowText)]);
  const knockout = cup.matches.filter(({ groupId }) => groupId === null);
  const teams = knockout.map(({ matchId }) => {
    const { local = null, visitor = null } = sides.get(matchId) ?? {};
    return `${local ?? '?'} v ${visitor ?? '?'}`;
  });
  return [...rows, ...teams].join('\n');
}
