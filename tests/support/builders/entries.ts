import type {
  EnteredPhase,
  EntryFacts,
  EntryInput,
  Half,
  ShownScore,
} from '@futsal-cup/domain/match-log/entries';
import type { SideKey } from '@futsal-cup/domain/cup/sides';

/** Makes an entry as a phone makes it now. */
export function entry(facts: EntryFacts, at = Date.now()): EntryInput {
  return { ...facts, entryId: crypto.randomUUID(), at };
}

export function phase(to: EnteredPhase, on: string | null, shown?: ShownScore): EntryInput {
  return entry({ kind: 'phase', to, on, ...(shown ? { shown } : {}) });
}

export function kickOff(): EntryInput {
  return phase('first-half', null);
}

export function goal(side: SideKey = 'local', playerId: string | null = null): EntryInput {
  const half: Half = 'first-half';
  return entry({ kind: 'goal', side, half, playerId });
}

export function foul(side: SideKey = 'local'): EntryInput {
  return entry({ kind: 'foul', side, half: 'first-half' });
}

export function undo(of: string): EntryInput {
  return entry({ kind: 'undo', of });
}

export function shown(
  [local, visitor]: readonly [number, number],
  basis: readonly string[] = [],
  kicks: readonly [number, number] | null = null,
): ShownScore {
  return {
    goals: { local, visitor },
    kicks: kicks && { local: kicks[0], visitor: kicks[1] },
    basis,
  };
}
