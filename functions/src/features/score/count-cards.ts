import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { allowed } from '@futsal-cup/domain/cup/result';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { lacksCounts, withCounts } from '@futsal-cup/domain/match-log/match-of-log';
import { changeCupAndLogs } from '../../storage/change-cup';
import { entriesOf, type LogSnapshot, readLogs } from '../../storage/logs/match-logs';
import type { ChangedCup } from '../../storage/save-cup';
import type { StoredCup } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';

/** The cup with the cards of each match that lacks them, and with what its players did. Its logs do not change. */
function countCards(cup: StoredCup, logs: ReadonlyMap<string, LogSnapshot>): ChangedCup {
  const matches = cup.matches.map((match) => {
    const log = lacksCounts(match) && logs.get(match.matchId);
    return log ? withCounts(match, foldLog(entriesOf(log, match), matchRulesOf(cup, match))) : match;
  });
  return { cup: { ...cup, matches }, logs: [], event: { kind: 'cards-counted', name: cup.tournament.name } };
}

/** Counts the cards and players of matches that ended before they were counted. A cup that has no such match is not written. */
export async function handleCountCards({
  request: { tournamentId },
  dependencies,
  actor,
}: CallOf<'countCards'>): Promise<AnswerOf<'countCards'>> {
  const { db, cups } = dependencies;
  const { cup: present } = await cups.current(tournamentId);
  if (!present.matches.some(lacksCounts)) return { matches: 0 };
  let counted = 0;
  return changeCupAndLogs(dependencies, tournamentId, {
    actor,
    async change(cup) {
      const lacking = cup.matches.filter(lacksCounts).map(({ matchId }) => matchId);
      counted = lacking.length;
      return allowed(countCards(cup, await readLogs(db, lacking)));
    },
    answer: () => ({ matches: counted }),
  });
}
