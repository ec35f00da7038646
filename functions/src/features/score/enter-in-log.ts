import { tournamentOfStage } from '@futsal-cup/domain/cup/categories';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { Match } from '@futsal-cup/domain/cup/records';
import { type EntryInput, isPhaseChange } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { judgeEntries } from '@futsal-cup/domain/match-log/judge';
import { isMadeOutOfTime } from '@futsal-cup/domain/match-log/scorer-link';
import { changesMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { Verdict } from '@futsal-cup/domain/match-log/judge';
import { countsKicks } from '@futsal-cup/domain/standings/presets';
import { apiError } from '../../platform/api-error';
import { viewContextOf } from '../../presenters/view-context';
import { commitCup } from '../../storage/commit-cup';
import { type Actor, namesOf } from '../../storage/history/actor';
import { commitToCup, liveReference, saveLive } from '../../storage/logs/live';
import { changeLog, entriesOf, type LogChange, saveLog } from '../../storage/logs/match-logs';
import { retryConflicts } from '../../storage/retry-conflicts';
import type { AnswerOf, CallOf, Dependencies } from '../route';
import {
  OUT_OF_REACH,
  presentLog,
  reachOf,
  readScoredMatch,
  refuseOtherTournament,
  type ScoredMatch,
} from './scored-match';

type EnterCall = CallOf<'enterInMatchLog'>;

interface Judged {
  readonly verdicts: readonly Verdict[];
  /** The log as it is to be written; null when no entry was taken. */
  readonly written: ReturnType<typeof changeLog> | null;
}

function isOutOfReach(verdict: Verdict): boolean {
  return verdict.outcome === 'refused' && verdict.code === OUT_OF_REACH;
}

/**
 * The entries that the scorer's link does not allow, because of the link's time, or because the match had left the link's scope before they
 * were made. Entries that the server has already are left out, whatever their time.
 */
function findRefusedByLink({ request, scorer }: EnterCall, scored: ScoredMatch, now: number): Verdict[] {
  if (scorer === null) return [];
  const reach = reachOf(scorer, scored);
  const { match, snapshot } = scored;
  const entered = entriesOf(snapshot, match).map(({ entryId }) => entryId);
  const known = new Set([...entered, ...(snapshot.log?.moved?.entryIds ?? [])]);
  return request.entries.flatMap(({ entryId, at }): Verdict[] => {
    if (known.has(entryId)) return [];
    if (isMadeOutOfTime(scorer.link, now, at)) {
      return [{ entryId, outcome: 'refused', code: 'scorer_link_has_expired' }];
    }
    return at > reach ? [{ entryId, outcome: 'refused', code: OUT_OF_REACH }] : [];
  });
}

/** Judges the entries of a call against the log as it was read. @internal */
export function judgeCall(call: EnterCall, scored: ScoredMatch, now: number): Judged {
  const { request, by, actor, scorer } = call;
  const { current, match, snapshot } = scored;
  const refused = findRefusedByLink(call, scored, now);
  if (refused.length === request.entries.length && refused.every(isOutOfReach)) throw apiError(OUT_OF_REACH);
  const teams = viewContextOf(current.cup).resolved.sides.get(match.matchId);
  const before = entriesOf(snapshot, match);
  const isRefused = new Set(refused.map(({ entryId }) => entryId));
  const { entries, verdicts: judged } = judgeEntries(
    before,
    request.entries.filter(({ entryId }) => !isRefused.has(entryId)),
    {
      rules: matchRulesOf(current.cup, match),
      isKnockout: match.groupId === null,
      countsKicks: countsKicks(tournamentOfStage(current.cup, match)),
      // A match that has begun keeps its teams, also while a match that leads to it is under review.
      hasTeams: match.scoredTeams !== null || Boolean(teams?.local && teams.visitor),
      moved: snapshot.log?.moved ?? null,
    },
    { by, receivedAt: now, notBefore: scorer ? Date.parse(scorer.link.from) : undefined },
  );
  const verdicts = [...judged, ...refused];
  if (entries.length === before.length) return { verdicts, written: null };
  const log = { cup: current.cup, match, teams, entries, names: namesOf(actor) };
  return { verdicts, written: changeLog(snapshot, log, now) };
}

/** Commits a goal, a card or a foul: only the log and the live part of the match change, and the view of the cup stays the same. */
async function commitRunning({ db }: Dependencies, tournamentId: string, change: LogChange): Promise<void> {
  const batch = db.batch();
  saveLog(batch, change);
  saveLive(batch, liveReference(db, tournamentId), [[change.matchId, change.live]]);
  await commitToCup(db, batch, tournamentId);
}

function isOver({ state }: Match): boolean {
  return state === 'finished' || state === 'abandoned';
}

/** The account or device whose entry ended the match; empty for a score from before matches had logs. */
function endedBy({ current, match, snapshot }: ScoredMatch): string {
  const { changes } = foldLog(entriesOf(snapshot, match), matchRulesOf(current.cup, match));
  return changes.at(-1)?.by ?? '';
}

/**
 * The actor for the history. It is null until the match is over, because the log says who made which entry. When a finished match changes,
 * the history names the administrator, or the scorer unless a device of the same link had ended the match.
 */
function actorInHistory({ actor, scorer }: EnterCall, scored: ScoredMatch, after: Match): Actor | null {
  if (!isOver(scored.match) || !changesMatch(scored.match, after)) return null;
  if (!scorer) return actor;
  if (Object.hasOwn(scorer.link.devices, endedBy(scored))) return null;
  return { accountId: null, scorer: { device: scorer.device?.name ?? '', link: scorer.link.name } };
}

async function commitWritten(
  call: EnterCall,
  scored: ScoredMatch,
  { change, match }: ReturnType<typeof changeLog>,
  now: number,
): Promise<void> {
  const { dependencies } = call;
  const { current, match: before } = scored;
  const { cup } = current;
  // Entries that are made after the end of the match change the view, which names the log's revision for the timeline.
  if (match.state === 'live' && !changesMatch(before, match)) {
    await commitRunning(dependencies, cup.tournament.tournamentId, change);
    return;
  }
  const matches = cup.matches.map((other) => (other === before ? match : other));
  const event = { kind: 'result-changed', match } as const;
  const changed = { cup: { ...cup, matches }, logs: [change], event };
  const actor = actorInHistory(call, scored, match);
  await commitCup(dependencies, { actor, before: current, changed, now });
}

async function attempt(call: EnterCall): Promise<AnswerOf<'enterInMatchLog'>> {
  const { request, dependencies } = call;
  const now = dependencies.clock();
  const scored = await readScoredMatch(dependencies, request);
  const { verdicts, written } = judgeCall(call, scored, now);
  if (written) await commitWritten(call, scored, written, now);
  const snapshot = written ? { ...scored.snapshot, log: written.change.after } : scored.snapshot;
  return { now, verdicts, log: presentLog({ ...scored, snapshot }) };
}

/** Whether an entry may change the record of the match. Such a change is committed with the whole cup. */
function mayChangeMatch(entry: EntryInput): boolean {
  return entry.kind === 'undo' || isPhaseChange(entry);
}

/**
 * Enters the entries that phones send in the log of a match. Each commit is made on the condition that the log has not changed since it
 * was read, so that entries which arrive at once are judged one after the other and none is lost.
 */
export async function handleEnterInMatchLog(call: EnterCall): Promise<AnswerOf<'enterInMatchLog'>> {
  const { request, dependencies, scorer } = call;
  const { tournamentId, matchId, entries } = request;
  refuseOtherTournament(scorer, tournamentId);
  const turn = entries.some(mayChangeMatch) ? tournamentId : `log ${matchId}`;
  return dependencies.cups.inTurn(turn, () => retryConflicts(() => attempt(call)));
}
