import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { CupLogs } from '@futsal-cup/domain/cup-file/build-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { allowed, refused, type Result } from '@futsal-cup/domain/cup/result';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { isTournamentTaken, raiseCatalogue, readCatalogue } from './catalogue';
import { collectionsOf } from './collections';
import { liveReference } from './logs/live';
import { changeLog, type LogChange, newLog, saveLog } from './logs/match-logs';
import { retryConflicts } from './retry-conflicts';
import { firstRevision, toInstant } from './stored';

/** What is written besides the records of a cup: logs, what runs, and the matches as their logs leave them. */
interface LoggedCup {
  readonly cup: Cup;
  readonly changes: readonly LogChange[];
}

function withLogs(db: Firestore, cup: Cup, logs: CupLogs, now: number): LoggedCup {
  if (logs.size === 0) return { cup, changes: [] };
  const { tournament } = cup;
  const { sides } = resolveCup(cup);
  const changes: LogChange[] = [];
  const matches = cup.matches.map((match) => {
    const entries = logs.get(match.matchId);
    if (!entries) return match;
    const teams = sides.get(match.matchId);
    const logged = changeLog(newLog(db, match.matchId), { tournament, match, teams, entries }, now);
    changes.push(logged.change);
    return logged.match;
  });
  return { cup: { ...cup, matches }, changes };
}

function setAll(db: Firestore, batch: WriteBatch, { cup, changes }: LoggedCup, now: number): void {
  const { tournaments, teams, stages, groups, matches } = collectionsOf(db);
  const { tournamentId } = cup.tournament;
  const instant = toInstant(now);
  const stamps = { tournamentId, createdAt: instant, updatedAt: instant };
  const revision = firstRevision(now);
  batch.set(tournaments.doc(tournamentId), { ...cup.tournament, ...stamps, revision, isArchived: false });
  const running = changes.flatMap(({ matchId, live }) => (live ? [[matchId, live] as const] : []));
  batch.set(liveReference(db, tournamentId), { revision, matches: Object.fromEntries(running) });
  for (const change of changes) saveLog(batch, change);
  for (const team of cup.teams) batch.set(teams.doc(team.teamId), { ...team, ...stamps });
  for (const stage of cup.stages) batch.set(stages.doc(stage.stageId), { ...stage, ...stamps });
  for (const group of cup.groups) batch.set(groups.doc(group.groupId), { ...group, ...stamps });
  for (const match of cup.matches) {
    batch.set(matches.doc(match.matchId), { ...match, ...stamps, createdAt: match.createdAt });
  }
}

interface Written {
  readonly logs?: CupLogs;
  /** Adds what belongs into the same commit. */
  readonly add?: (batch: WriteBatch) => void;
}

/** Writes a whole cup with its logs in one commit. The caller has checked its rules; it is refused when its name is taken on its date. */
export async function writeCup(
  db: Firestore,
  cup: Cup,
  now: number,
  { logs = new Map(), add }: Written = {},
): Promise<Result<Cup>> {
  const logged = withLogs(db, cup, logs, now);
  return retryConflicts(async () => {
    const catalogue = await readCatalogue(db);
    if (await isTournamentTaken(db, cup.tournament)) return refused('tournament_already_exists', 'name');
    const batch = db.batch();
    setAll(db, batch, logged, now);
    raiseCatalogue(batch, catalogue);
    add?.(batch);
    await batch.commit();
    return allowed(logged.cup);
  });
}
