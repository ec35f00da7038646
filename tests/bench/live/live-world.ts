import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { kickOff } from '../../support/builders/entries';
import { knockoutMatchOf, need, ofCup } from '../samples/sample-records';
import type { World } from '../stack/world';

/** Builds a match that is planned for the next minute; each court has another pair of teams. */
async function buildMatchOfNow(world: World, court: number): Promise<MatchView> {
  const [date = '', time = ''] = new Date(Date.now() + 60_000).toISOString().split('T');
  const { stageId } = knockoutMatchOf(world);
  const [local, visitor] = [need(world.cup.teams[court - 1]), need(world.cup.teams[court])];
  const teams = { localTeamId: local.teamId, visitorTeamId: visitor.teamId };
  const when = { date, time: time.slice(0, 5), location: `Court ${court}` };
  return (await world.call('createKnownTeamsMatch', { stageId, ...teams, ...when })).match;
}

/** Builds matches that begin now, one on each court. */
export async function buildMatchesOfNow(world: World, count: number): Promise<MatchView[]> {
  const matches: MatchView[] = [];
  for (let court = 1; court <= count; court += 1) {
    matches.push(await buildMatchOfNow(world, court));
  }
  return matches;
}

export async function kickOffAll(world: World, matches: readonly MatchView[]): Promise<void> {
  for (const { matchId } of matches) {
    await world.call('enterInMatchLog', { ...ofCup(world), matchId, entries: [kickOff()] });
  }
}
