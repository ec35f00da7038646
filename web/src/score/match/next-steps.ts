import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { byInstant, type EnteredPhase, type EntryOf } from '@futsal-cup/domain/match-log/entries';
import type { FoldedLog } from '@futsal-cup/domain/match-log/fold';
import { isUnderWay, nextPhases, type PhaseRules } from '@futsal-cup/domain/match-log/phases';
import { hasWinner, shootOutOf } from '@futsal-cup/domain/match-log/running-score';
import { isDecided } from '@futsal-cup/domain/match-log/laws/shoot-out';

/** The next phases of a match: `usual` ones have their own button, `other` ones are in the menu. */
export interface NextSteps {
  readonly usual: readonly EnteredPhase[];
  readonly other: readonly EnteredPhase[];
}

/** Returns the kicks of one side that count, in their order. */
export function countedKicks(
  log: Pick<FoldedLog, 'active' | 'changes'>,
  side: SideKey,
  { shootOutKicks }: Pick<MatchRules, 'shootOutKicks'>,
): readonly EntryOf<'kick'>[] {
  const { marks } = shootOutOf(log, shootOutKicks);
  return log.active
    .filter((entry): entry is EntryOf<'kick'> => entry.kind === 'kick' && entry.side === side)
    .filter(({ entryId }) => marks.get(entryId) !== 'after-the-decision')
    .sort(byInstant);
}

function isOpenShootOut(log: FoldedLog, { shootOutKicks }: MatchRules): boolean {
  return log.phase === 'shoot-out' && !isDecided(shootOutOf(log, shootOutKicks).shootOut, shootOutKicks);
}

interface MatchToScore extends PhaseRules {
  readonly rules: MatchRules;
}

/** A group match ends level as a rule, so its shoot-out is in the menu. */
export function nextSteps(folded: FoldedLog, match: MatchToScore): NextSteps {
  const { rules, isKnockout } = match;
  const phases = nextPhases(folded.phase, match);
  if (!isUnderWay(folded.phase)) return { usual: phases.slice(0, 1), other: phases.slice(1) };
  const inPlay = phases.filter((phase) => phase !== 'finished' && phase !== 'abandoned');
  const isLastOfRegular = inPlay.length === 0 || inPlay.includes('shoot-out');
  const mayEnd = !isKnockout || hasWinner(folded.score);
  const endsNow = mayEnd && isLastOfRegular && !isOpenShootOut(folded, rules);
  const end: EnteredPhase[] = mayEnd ? ['finished'] : [];
  const kicks = !isKnockout && !hasWinner(folded.score) ? inPlay : [];
  if (endsNow) return { usual: end, other: [...kicks, 'abandoned'] };
  return { usual: inPlay, other: [...end, 'abandoned'] };
}
