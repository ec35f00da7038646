import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { byInstant, type EnteredPhase, type EntryOf } from '@futsal-cup/domain/match-log/entries';
import type { FoldedLog } from '@futsal-cup/domain/match-log/fold';
import { isUnderWay, nextPhases } from '@futsal-cup/domain/match-log/phases';
import { hasWinner } from '@futsal-cup/domain/match-log/running-score';

/** Where a match may go from here: what has a button of its own, the usual first, and what is in the menu. */
export interface NextSteps {
  readonly usual: readonly EnteredPhase[];
  readonly other: readonly EnteredPhase[];
}

/** The kicks of one side in their order. */
export function kicksOf({ active }: Pick<FoldedLog, 'active'>, side: SideKey): readonly EntryOf<'kick'>[] {
  return active
    .filter((entry): entry is EntryOf<'kick'> => entry.kind === 'kick' && entry.side === side)
    .sort(byInstant);
}

/** Whether no kick that is left can change the winner (FIFA Futsal Law 10: a set number each, then in pairs). @internal */
export function isShootOutDecided(folded: FoldedLog, shootOutKicks: number): boolean {
  const { kicks } = folded.score;
  if (!kicks || kicks.local === kicks.visitor) return false;
  const taken = { local: kicksOf(folded, 'local').length, visitor: kicksOf(folded, 'visitor').length };
  const rounds = Math.max(shootOutKicks, taken.local, taken.visitor);
  const behind = kicks.local > kicks.visitor ? 'visitor' : 'local';
  return Math.abs(kicks.local - kicks.visitor) > rounds - taken[behind];
}

export function nextSteps(folded: FoldedLog, rules: MatchRules, isKnockout: boolean): NextSteps {
  const phases = nextPhases(folded.phase, { rules, isKnockout });
  if (!isUnderWay(folded.phase)) return { usual: phases.slice(0, 1), other: phases.slice(1) };
  const inPlay = phases.filter((phase) => phase !== 'finished' && phase !== 'abandoned');
  const isLastOfRegular = inPlay.length === 0 || inPlay.includes('shoot-out');
  const mayEnd = !isKnockout || hasWinner(folded.score);
  const isOpenShootOut = folded.phase === 'shoot-out' && !isShootOutDecided(folded, rules.shootOutKicks);
  const endsNow = mayEnd && isLastOfRegular && !isOpenShootOut;
  const end: EnteredPhase[] = mayEnd ? ['finished'] : [];
  if (endsNow) return { usual: end, other: ['abandoned'] };
  return { usual: inPlay, other: [...end, 'abandoned'] };
}
