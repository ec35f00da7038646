import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { TieBreakers } from '@futsal-cup/domain/tournament/tournament';
import { presentCup } from '@futsal-cup/functions/views/present-tournament';
import { compareOrders, ours, theirs, type Contestant } from './standings-contest';
import { buildLargestCup } from './standings-cup';
import { buildGroups } from './standings-groups';
import { medianOf, timeToSend } from './standings-sending';
import { asStored } from './standings-stored-cup';

const GROUPS = 2_000;
const SECONDS_PER_CONTESTANT = 2;
const RUNS = 200;
const SIZES = [4, 6];
const PRESETS: readonly TieBreakers[] = ['goal-difference', 'head-to-head'];

function groupsPerSecond({ rankAll }: Contestant, groups: number): number {
  rankAll();
  const start = performance.now();
  let ranked = 0;
  while (performance.now() - start < SECONDS_PER_CONTESTANT * 1_000) {
    rankAll();
    ranked += groups;
  }
  return ranked / ((performance.now() - start) / 1_000);
}

/** A row of the contest: the same groups, ranked by both. */
function measureContest(teams: number, tieBreakers: TieBreakers) {
  const groups = buildGroups(GROUPS, teams);
  const their = groupsPerSecond(theirs(groups, tieBreakers), groups.length);
  const our = groupsPerSecond(ours(groups, tieBreakers), groups.length);
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
  const computing = await medianOf(RUNS, () => resolveCup(cup));
  // A fresh object each time, because the presenter computes a cup that it has seen only once.
  const presenting = await medianOf(RUNS, () => presentCup({ ...cup }, 'version'));
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
export async function measureStandings() {
  const contest = PRESETS.flatMap((preset) => SIZES.map((teams) => measureContest(teams, preset)));
  return { contest, largestCup: await measureLargestCup() };
}

export async function run(): Promise<void> {
  const { contest, largestCup } = await measureStandings();
  console.log(`Standings: ${GROUPS} groups of football's usual results, the same for both`);
  console.table(contest);
  console.log('The largest cup: everything that follows from its results');
  console.table([largestCup]);
}
