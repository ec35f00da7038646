import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { kickOff } from '../../support/entries';
import { knockoutMatchOf, ofCup, twoTeams } from '../sample-records';
import type { World } from '../stack/world';

/** A match that is planned for this minute. */
async function buildMatchOfNow(world: World, location: string): Promise<MatchView> {
  const [date = '', time = ''] = new Date(Date.now() + 60_000).toISOString().split('T');
  const { stageId } = knockoutMatchOf(world);
  const when = { date, time: time.slice(0, 5), location };
  return (await world.call('createKnownTeamsMatch', { stageId, ...twoTeams(world), ...when })).match;
}

/** Matches of now on as many courts. */
export async function buildMatchesOfNow(world: World, count: number): Promise<MatchView[]> {
  const matches: MatchView[] = [];
  for (let court = 1; court <= count; court += 1) {
    matches.push(await buildMatchOfNow(world, `Court ${court}`));
  }
  return matches;
}

export async function kickOffAll(world: World, matches: readonly MatchView[]): Promise<void> {
  for (const { matchId } of matches) {
    await world.call('enterInMatchLog', { ...ofCup(world), matchId, entries: [kickOff()] });
  }
}
