import { hasScore } from '../cup/outcome';
import type { Match } from '../cup/records';
import { mapSides, type Score, SIDES, type Sides } from '../cup/sides';
import { rootOf } from './active-entries';
import type { Entry, EntryFacts, ShownScore } from './entries';
import { phaseAfter } from './entries';
import { type FoldedLog, foldLog } from './fold';
import type { MatchRules } from '../cup/match-rules';
import { isScoring } from './running-score';

function shownOf({ local, visitor }: Score, basis: readonly string[]): ShownScore {
  const goals: Sides<number> = { local: local.goals ?? 0, visitor: visitor.goals ?? 0 };
  const hasKicks = local.kicks !== null && visitor.kicks !== null;
  const kicks = hasKicks ? { local: local.kicks, visitor: visitor.kicks } : null;
  return { goals, kicks, basis };
}

/** The entry that stands for a score from before the log: of an imported cup, or of a cup that is older than the logs. */
export function scoreBeforeLog(match: Match & { readonly updatedAt: string }): readonly Entry[] {
  if (!hasScore(match)) return [];
  const at = Date.parse(match.updatedAt);
  return [
    {
      entryId: `before-${match.matchId}`,
      kind: 'score',
      finishes: true,
      on: null,
      shown: shownOf(match, []),
      at,
      by: '',
      receivedAt: at,
    },
  ];
}

/** The undo of every change that finished the match, the last one first. */
function undoFinish({ changes }: FoldedLog): EntryFacts[] {
  const undone: EntryFacts[] = [];
  for (const change of [...changes].reverse()) {
    if (phaseAfter(change) !== 'finished') break;
    undone.push({ kind: 'undo', of: change.entryId });
  }
  return undone;
}

/** A forfeit that was taken away and comes back. Its score includes what it included before. */
function forfeitAgain(entries: readonly Entry[], score: Score, on: string | null): EntryFacts {
  const { goals, ...rest } = shownOf(score, []);
  const side = goals.local > goals.visitor ? 'local' : 'visitor';
  const forfeits = entries.flatMap((entry) =>
    entry.kind === 'forfeit' && entry.side === side ? [entry] : [],
  );
  const before = forfeits.at(-1)?.shown;
  const isSame = before && SIDES.every((key) => before.goals[key] === goals[key]);
  return { kind: 'forfeit', side, on, shown: isSame ? before : { goals, ...rest } };
}

/**
 * The entries that a typed (or removed) score of an administrator adds to the log: they finish the match, or undo the finish. The typed
 * score includes everything that was entered until then. It is a forfeit only where an undo brings one back.
 */
export function entriesOfTypedScore(
  entries: readonly Entry[],
  score: Score & Partial<Pick<Match, 'isForfeit'>>,
  rules: MatchRules,
): readonly EntryFacts[] {
  const log = foldLog(entries, rules);
  if (!hasScore(score)) return undoFinish(log);
  if (score.isForfeit) return [forfeitAgain(entries, score, log.lastChange)];
  const basis = log.active.filter(isScoring).map(rootOf);
  return [{ kind: 'score', finishes: true, on: log.lastChange, shown: shownOf(score, basis) }];
}

/** The goals and kicks of both sides of a match, without the other fields of the sides. */
export function scoreOfMatch(match: Match): Score {
  return mapSides(match, ({ goals, kicks }) => ({ goals, kicks }));
}
