import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { allowed, refused, type Result } from '@futsal-cup/domain/cup/result';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { stateOfPhase } from '@futsal-cup/domain/match-log/match-of-log';
import { moveAway, moveBack } from '@futsal-cup/domain/match-log/moved-entries';
import { hasWinner } from '@futsal-cup/domain/match-log/running-score';
import { presentMatch } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import { changeCupAndLogs } from '../../storage/change-cup';
import { changeLog, entriesOf, readLogs } from '../../storage/logs/match-logs';
import type { ChangedCup } from '../../storage/save-cup';
import type { StoredCup } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';
import { findMatch } from './scored-match';

type MoveCall = CallOf<'moveMatchLog'>;

async function moveLog(
  { request, dependencies: { db } }: MoveCall,
  cup: StoredCup,
  now: number,
): Promise<Result<ChangedCup>> {
  const from = findMatch(cup, request.matchId);
  const to = findMatch(cup, request.toMatchId, 'toMatchId');
  const logs = await readLogs(db, [from.matchId, to.matchId]);
  const [ofFrom, ofTo] = [logs.get(from.matchId), logs.get(to.matchId)];
  if (!ofFrom?.log || ofFrom.log.entries.length === 0) return refused('match_has_no_log', 'matchId');
  if (!ofTo || from === to || entriesOf(ofTo, to).length > 0 || hasScore(to)) {
    return refused('match_has_a_log_already', 'toMatchId');
  }
  const { entries, names } = ofFrom.log;
  const { sides } = viewContextOf(cup).resolved;
  const teams = sides.get(to.matchId);
  const { phase, score, isForfeit } = foldLog(entries, matchRulesOf(cup, to));
  const state = stateOfPhase(phase);
  if (state !== 'scheduled' && state !== 'postponed' && !(teams?.local && teams.visitor)) {
    return refused('teams_not_known_yet', 'toMatchId');
  }
  if (state === 'finished' && to.groupId === null && !isForfeit && !hasWinner(score)) {
    return refused('match_has_no_winner_yet', 'toMatchId');
  }
  const moved = moveAway(ofFrom.log.moved ?? null, entries, now);
  if (!moved) return refused('match_log_is_full', 'matchId');
  const emptied = changeLog(
    ofFrom,
    { cup, match: from, teams: sides.get(from.matchId), entries: [], moved },
    now,
  );
  const stillAway = moveBack(ofTo.log?.moved ?? null, entries);
  const filled = changeLog(ofTo, { cup, match: to, teams, entries, names, moved: stillAway }, now);
  const matches = cup.matches.map((match) =>
    match === from ? emptied.match : match === to ? filled.match : match,
  );
  const first = cup.matches.indexOf(from) < cup.matches.indexOf(to) ? from : to;
  const event = { kind: 'result-changed', match: first } as const;
  return allowed({ cup: { ...cup, matches }, logs: [emptied.change, filled.change], event });
}

/** Moves a log that was begun on the wrong match to the right match, which has no log. All entries are kept. */
export async function handleMoveMatchLog(call: MoveCall): Promise<AnswerOf<'moveMatchLog'>> {
  const { tournamentId, matchId, toMatchId } = call.request;
  return changeCupAndLogs(call.dependencies, tournamentId, {
    actor: call.actor,
    change: (cup, now) => moveLog(call, cup, now),
    answer: (cup) => ({
      matches: [matchId, toMatchId].map((id) => presentMatch(viewContextOf(cup), findMatch(cup, id))),
    }),
  });
}
