import type { MatchRules } from '../cup/match-rules';
import {
  byInstant,
  type EnteredPhase,
  type Entry,
  isPhaseChange,
  type Phase,
  type PhaseChange,
  phaseAfter,
} from './entries';

/**
 * The changes of phase that led to the present phase, the first one first. Each names the change that it follows. Where two follow the
 * same one, the earlier counts; the judge of new entries never accepts a second one.
 */
export function phaseChanges(active: readonly Entry[]): PhaseChange[] {
  const followers = new Map<string | null, PhaseChange>();
  for (const change of active.filter(isPhaseChange).sort(byInstant)) {
    if (!followers.has(change.on)) followers.set(change.on, change);
  }
  const changes: PhaseChange[] = [];
  const seen = new Set<PhaseChange>();
  let next = followers.get(null);
  while (next && !seen.has(next)) {
    seen.add(next);
    changes.push(next);
    next = followers.get(next.entryId);
  }
  return changes;
}

export function phaseOf(changes: readonly PhaseChange[]): Phase {
  const last = changes.at(-1);
  return last ? phaseAfter(last) : 'scheduled';
}

export interface PhaseRules {
  readonly rules: Pick<MatchRules, 'halves' | 'extraTimeMinutes'>;
  /** Only a knockout match has extra time, and must have a shoot-out where it is level. */
  readonly isKnockout: boolean;
  /** Whether tables count kicks, so that a level group match may have a shoot-out. */
  readonly countsKicks?: boolean | undefined;
}

/** The phases in which a match is not being played: it has not begun, is postponed, or is over. */
const NOT_UNDER_WAY: readonly Phase[] = ['scheduled', 'postponed', 'finished', 'abandoned'];

/** Whether the match has begun and is not over. */
export function isUnderWay(phase: Phase): boolean {
  return !NOT_UNDER_WAY.includes(phase);
}

/** A group match has no extra time, and may end level; its kicks count for the table alone (`standings/kicks.ts`). */
function afterRegularTime({ rules, isKnockout, countsKicks }: PhaseRules): EnteredPhase[] {
  if (!isKnockout) return countsKicks ? ['shoot-out'] : [];
  return rules.extraTimeMinutes > 0 ? ['extra-time-1', 'shoot-out'] : ['shoot-out'];
}

function nextInPlay(phase: Phase, phaseRules: PhaseRules): EnteredPhase[] {
  switch (phase) {
    case 'first-half':
      return phaseRules.rules.halves === 2 ? ['half-time'] : afterRegularTime(phaseRules);
    case 'half-time':
      return ['second-half'];
    case 'second-half':
      return afterRegularTime(phaseRules);
    case 'extra-time-1':
      return ['extra-time-break'];
    case 'extra-time-break':
      return ['extra-time-2'];
    case 'extra-time-2':
      return ['shoot-out'];
    default:
      return [];
  }
}

/**
 * Returns the phases that may be entered next, the usual one first (FIFA Futsal Laws of the Game in German, Law 7 and the procedures to
 * determine the winner of a match; docs/decisions/0074-the-laws-in-the-log.md says which edition was read). A match that is under way may
 * end at any moment.
 */
export function nextPhases(phase: Phase, phaseRules: PhaseRules): EnteredPhase[] {
  if (phase === 'scheduled') return ['first-half', 'postponed'];
  if (phase === 'postponed') return ['first-half'];
  if (!isUnderWay(phase)) return [];
  return [...nextInPlay(phase, phaseRules), 'finished', 'abandoned'];
}
