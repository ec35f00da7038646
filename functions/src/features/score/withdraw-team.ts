import { type WithdrawnMatch, withdrawTeam } from '@futsal-cup/domain/commands/withdraw-team';
import { allowed, type Result } from '@futsal-cup/domain/cup/result';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import { foldLog, type FoldedLog } from '@futsal-cup/domain/match-log/fold';
import { forfeitScore } from '@futsal-cup/domain/match-log/laws/forfeit-score';
import { presentMatches } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import { changeCupAndLogs } from '../../storage/change-cup';
import { namesOf } from '../../storage/history/actor';
import { addFacts, changeLog, entriesOf, newLog, readLogs } from '../../storage/logs/match-logs';
import { findCupOf } from '../../storage/read-cups';
import type { ChangedCup } from '../../storage/save-cup';
import type { StoredCup } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';
import { findMatch } from './scored-match';

type WithdrawCall = CallOf<'withdrawTeam'>;

function factOf(withdrawn: WithdrawnMatch, log: FoldedLog, rules: MatchRules): EntryFacts {
  const on = log.lastChange;
  if (withdrawn.becomes === 'abandoned') return { kind: 'phase', to: 'abandoned', on };
  const { winner } = withdrawn;
  return { kind: 'forfeit', side: winner, on, shown: forfeitScore(log, winner, rules) };
}

/** Enters the result of the withdrawal in the log of each match of the team, so that the log shows the result and it can be undone. */
async function logWithdrawal(
  { dependencies: { db }, by, actor }: WithdrawCall,
  cup: StoredCup,
  withdrawn: readonly WithdrawnMatch[],
  now: number,
): Promise<Omit<ChangedCup, 'event'>> {
  const { tournament } = cup;
  const { sides } = viewContextOf(cup).resolved;
  const logs = await readLogs(
    db,
    withdrawn.map(({ matchId }) => matchId),
  );
  const changed = withdrawn.map((each) => {
    const match = findMatch(cup, each.matchId);
    const log = logs.get(each.matchId) ?? newLog(db, each.matchId);
    const before = entriesOf(log, match);
    const rules = tournament.matchRules;
    const entries = addFacts(before, [factOf(each, foldLog(before, rules), rules)], { by, now });
    const teams = sides.get(each.matchId);
    return changeLog(log, { tournament, match, teams, entries, names: namesOf(actor) }, now);
  });
  const after = new Map(changed.map(({ match }) => [match.matchId, match]));
  const matches = cup.matches.map((match) => after.get(match.matchId) ?? match);
  return { cup: { ...cup, matches }, logs: changed.map(({ change }) => change) };
}

/** Withdraws a team after the cup has begun: all of its matches change in one commit. */
export async function handleWithdrawTeam(call: WithdrawCall): Promise<AnswerOf<'withdrawTeam'>> {
  const { request, dependencies } = call;
  const tournamentId = await findCupOf(dependencies.db, 'teams', request.teamId);
  let ids = new Set<string>();

  async function change(cup: StoredCup, now: number): Promise<Result<ChangedCup>> {
    const withdrawn = withdrawTeam(cup, request);
    if (!withdrawn.ok) return withdrawn;
    ids = new Set(withdrawn.value.map(({ matchId }) => matchId));
    return allowed({ ...(await logWithdrawal(call, cup, withdrawn.value, now)), event: withdrawn.event });
  }

  return changeCupAndLogs(dependencies, tournamentId, {
    actor: call.actor,
    change,
    answer: (cup) => ({
      matches: presentMatches(
        viewContextOf(cup),
        cup.matches.filter(({ matchId }) => ids.has(matchId)),
      ),
    }),
  });
}
