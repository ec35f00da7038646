import type { MatchTimelineView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { cupAddress } from '../../shelf/api/addresses';
import { readView } from '../../shelf/api/read-view';
import { useView } from '../../shelf/api/use-view';
import type { Cup, Match } from '../../shelf/cup/cup';

/** The score of a match does not say when its goals fell, but its log does. */
async function wasExtended(
  { tournamentId, version }: Cup,
  { matchId, logRevision }: Match,
): Promise<boolean> {
  const query = new URLSearchParams({ n: String(logRevision), version }).toString();
  const address = cupAddress(tournamentId, `/matches/${encodeURIComponent(matchId)}/timeline?${query}`);
  const { timeline } = await readView<{ timeline: MatchTimelineView }>(address);
  return timeline.items.some(({ phase }) => phase.startsWith('extra-time'));
}

/** Returns the ids of those matches that went into extra time. Only knockout matches with a log and rules for it are looked at. */
export function useExtended(cup: Cup, matches: readonly Match[]): ReadonlySet<string> {
  const rules = { tournament: cup, stages: cup.Stages };
  const asked = matches.filter(
    (match) =>
      match.groupId === null &&
      match.logRevision !== null &&
      match.shown !== 'no-results' &&
      matchRulesOf(rules, match).extraTimeMinutes > 0,
  );
  const key = asked.map(({ matchId, logRevision }) => `${matchId} ${logRevision}`).join();
  const { data } = useView(key ? `extra-time ${key}` : null, async () => {
    const found = await Promise.all(asked.map((match) => wasExtended(cup, match)));
    return asked.flatMap(({ matchId }, index) => (found[index] ? [matchId] : []));
  });
  return new Set(data);
}
