import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import { isSameScore } from '@futsal-cup/domain/commands/enter-score';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import type { Sides } from '@futsal-cup/domain/cup/sides';
import { entriesOfTypedScore, scoreOfMatch } from '@futsal-cup/domain/match-log/typed-score';
import type { Firestore } from 'firebase-admin/firestore';
import { type Actor, namesOf } from '../history/actor';
import type { Stored, StoredCup } from '../stored';
import {
  addFacts,
  changeLog,
  entriesOf,
  type LogChange,
  type LogSnapshot,
  newLog,
  readLogs,
} from './match-logs';

interface TypedScore {
  readonly cup: Cup;
  /** The match without the edit, null for a new one. */
  readonly before: Stored<Match> | null;
  /** The match as the edit leaves it. */
  readonly after: Match;
  readonly teams: Sides<string | null> | undefined;
}

interface TypedBy {
  readonly actor: Actor;
  readonly now: number;
}

/** Enters a typed score, or its removal, in the log of its match. Returns the match that follows from its log. */
function logTypedScore(
  log: LogSnapshot,
  { cup, before, after, teams }: TypedScore,
  { actor, now }: TypedBy,
): { readonly change: LogChange; readonly match: Match } {
  const present = before ? entriesOf(log, before) : [];
  const score = { ...scoreOfMatch(after), isForfeit: after.isForfeit };
  const facts = entriesOfTypedScore(present, score, matchRulesOf(cup, after));
  const entries = addFacts(present, facts, { by: actor.accountId ?? '', now });
  return changeLog(log, { cup, match: after, teams, entries, names: namesOf(actor) }, now);
}

/** Whether an edit has changed the score of a match, so that its log must say so. */
function isScoreTyped(before: Match | null, after: Match): boolean {
  return before ? !isSameScore(before, after) : hasScore(after);
}

/**
 * Enters all scores that differ between two states of a cup in the logs of their matches, and returns the cup as it follows from the logs.
 */
export async function logTypedScores(
  db: Firestore,
  before: StoredCup,
  after: Cup,
  typedBy: TypedBy,
): Promise<{ readonly cup: Cup; readonly logs: readonly LogChange[] }> {
  const present = new Map(before.matches.map((match) => [match.matchId, match]));
  const typed = after.matches.filter((match) => isScoreTyped(present.get(match.matchId) ?? null, match));
  if (typed.length === 0) return { cup: after, logs: [] };
  const snapshots = await readLogs(
    db,
    typed.map(({ matchId }) => matchId).filter((matchId) => present.has(matchId)),
  );
  const { sides } = resolveCup(after);
  const changed = new Map(
    typed.map((match) => {
      const { matchId } = match;
      const log = snapshots.get(matchId) ?? newLog(db, matchId);
      const teams = sides.get(matchId);
      const score = { cup: after, before: present.get(matchId) ?? null, after: match, teams };
      return [matchId, logTypedScore(log, score, typedBy)];
    }),
  );
  const matches = after.matches.map((match) => changed.get(match.matchId)?.match ?? match);
  return { cup: { ...after, matches }, logs: [...changed.values()].map(({ change }) => change) };
}
