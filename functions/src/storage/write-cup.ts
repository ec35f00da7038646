import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { CupLogs } from '@futsal-cup/domain/cup-file/build-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { allowed, refused, type Result } from '@futsal-cup/domain/cup/result';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { isTournamentTaken, raiseCatalogue, readCatalogue } from './catalogue';
import type { Actor } from './history/actor';
import { commitChange } from './history/commit-change';
import { changeLog, type LogChange, newLog } from './logs/match-logs';
import { retryConflicts } from './retry-conflicts';
import { type ChangedCup, saveCup } from './save-cup';

/** The cup with the matches as they follow from their logs. Cards that a file has counted stand for those that its logs do not have. */
function withLogs(db: Firestore, cup: Cup, logs: CupLogs, now: number): ChangedCup {
  const { tournament } = cup;
  const event = { kind: 'tournament-created', name: tournament.name } as const;
  if (logs.size === 0) return { cup, logs: [], event };
  const { sides } = resolveCup(cup);
  const changes: LogChange[] = [];
  const matches = cup.matches.map((match) => {
    const entries = logs.get(match.matchId);
    if (!entries) return match;
    const teams = sides.get(match.matchId);
    const logged = changeLog(newLog(db, match.matchId), { cup, match, teams, entries }, now);
    changes.push(logged.change);
    return match.cards ? { ...logged.match, cards: match.cards } : logged.match;
  });
  return { cup: { ...cup, matches }, logs: changes, event };
}

interface Written {
  readonly logs?: CupLogs;
  /** The actor; by default a command of the command line. */
  readonly actor?: Actor;
  /** Adds writes of the caller to the commit. */
  readonly add?: (batch: WriteBatch) => void;
}

/**
 * Writes a whole cup with its logs in one commit. The caller has checked the rules of the cup; the cup is refused when another cup has its
 * name and date.
 */
export async function writeCup(
  db: Firestore,
  cup: Cup,
  now: number,
  { logs = new Map(), actor = { accountId: null }, add }: Written = {},
): Promise<Result<Cup>> {
  const changed = withLogs(db, cup, logs, now);
  return retryConflicts(async () => {
    const catalogue = await readCatalogue(db);
    if (await isTournamentTaken(db, cup.tournament)) return refused('tournament_already_exists', 'name');
    const batch = db.batch();
    const after = saveCup(db, batch, { before: null, changed, now });
    raiseCatalogue(batch, catalogue);
    add?.(batch);
    const { tournamentId } = cup.tournament;
    await commitChange(db, batch, { tournamentId, actor, before: {}, after, now, event: changed.event });
    return allowed(changed.cup);
  });
}
