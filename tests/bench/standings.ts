import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { TieBreakers } from '@futsal-cup/domain/cup/records';
import { presentCup } from '@futsal-cup/functions/presenters/present-tournament';
import type { Section } from './report/section';
import { median } from './report/statistics';
import { compareOrders, type Contestant, ours, theirs } from './standings/standings-contest';
import { buildLargestCup } from './standings/standings-cup';
import { buildGroups } from './standings/standings-groups';
import { fastestOf, timeToSend } from './standings/standings-sending';
import { asStored } from './standings/standings-stored-cup';

const GROUPS = 2_000;
const SECONDS_PER_TURN = 0.15;
const TURNS = 7;
const RUNS = 200;
const SIZES = [4, 6];
const PRESETS: readonly TieBreakers[] = ['goal-difference', 'head-to-head'];

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Counts the groups ranked in a second of the processor's time, so that other work of the machine does not count. */
function groupsPerSecond({ rankAll }: Contestant, groups: number): number {
  const start = processorSeconds();
  let ranked = 0;
  while (processorSeconds() - start < SECONDS_PER_TURN) {
    rankAll();
    ranked += groups;
  }
  return ranked / (processorSeconds() - start);
}

/** Lets both rank by turns and takes the median of many turns, so that other work of the machine affects both alike. */
function contest(contestants: readonly [Contestant, Contestant], groups: number): [number, number] {
  const speeds: [number[], number[]] = [[], []];
  for (const { rankAll } of contestants) rankAll();
  for (let turn = 0; turn < TURNS; turn += 1) {
    speeds[0].push(groupsPerSecond(contestants[0], groups));
    speeds[1].push(groupsPerSecond(contestants[1], groups));
  }
  return [median(speeds[0]), median(speeds[1])];
}

/** Returns a row of the contest: both rank the same groups. */
function measureContest(teams: number, tieBreakers: TieBreakers) {
  const groups = buildGroups(GROUPS, teams);
  const contestants = [theirs(groups, tieBreakers), ours(groups, tieBreakers)] as const;
  const [their, our] = contest(contestants, groups.length);
  const { decided, same } = compareOrders(groups, tieBreakers);
  return {
    'tie-breaks': tieBreakers,
    teams,
    'league-standings, groups/s': Math.round(their),
    'ours, groups/s': Math.round(our),
    'times as fast': Number((our / their).toFixed(1)),
    'same order': `${same} of ${decided} decided`,
  };
}

async function measureLargestCup() {
  const cup = asStored(buildLargestCup());
  const computing = await fastestOf(RUNS, () => resolveCup(cup));
  // Each run gets a new object, because the presenter computes each object only once.
  const presenting = await fastestOf(RUNS, () => presentCup({ ...cup }, 'version'));
  const sending = await timeToSend(presentCup(cup, 'version'), RUNS);
  return {
    matches: cup.matches.length,
    'computing, ms': Number(computing.toFixed(2)),
    'computing and presenting, ms': Number(presenting.toFixed(2)),
    'JSON and sending, ms': Number(sending.milliseconds.toFixed(2)),
    'JSON, kB': Math.round(sending.bytes / 1_000),
    'computing / JSON and sending': Number((computing / sending.milliseconds).toFixed(3)),
  };
}

/**
 * Ranks the same groups with our standings (sentences included) and with the npm library `league-standings` (without its
 * explanations), then computes the largest cup's tables and bracket beside what it takes to serialise and send them.
 */
export async function benchStandings(): Promise<Section> {
  const contests = PRESETS.flatMap((preset) => SIZES.map((teams) => measureContest(teams, preset)));
  const largest = await measureLargestCup();
  const slowest = Math.min(...contests.map((contest) => contest['times as fast']));
  const share = largest['computing / JSON and sending'];
  return {
    title: 'Tables and bracket',
    about:
      `${GROUPS} groups of football’s usual results, the same for both: ours writes the sentence that says what decided each row, ` +
      'the npm library league-standings goes without its explanations. Then everything that follows from the results of the ' +
      'largest cup that the limits allow, beside what its JSON takes to be written and sent on this machine.',
    tables: [{ rows: contests }, { rows: [largest] }],
    promises: [
      {
        promise: 'standings at least 10 times as fast as league-standings',
        measured: `${slowest} times in the slowest of four contests`,
        isMet: slowest >= 10,
        why: 'ours writes a sentence for every row besides, the library none',
      },
      {
        promise: 'a cup of 1,000 matches is computed in under a tenth of what its JSON takes',
        measured: `${share} of it`,
        isMet: share < 0.1,
      },
    ],
  };
}
