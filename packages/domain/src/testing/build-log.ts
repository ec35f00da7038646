import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS } from '../cup/match-rules';
import type { Sides } from '../cup/sides';
import type { Entry, EntryFacts, EntryInput, ShownScore } from '../match-log/entries';
import type { JudgedMatch } from '../match-log/judge';

/** A group match of the default rules, whose teams are known. */
export const GROUP_MATCH: JudgedMatch = {
  rules: DEFAULT_MATCH_RULES,
  isKnockout: false,
  hasTeams: true,
  moved: null,
};

/** A knockout match in two halves of twenty minutes with a stopped clock and extra time. */
export const FUTSAL_FINAL: JudgedMatch = {
  rules: MATCH_RULE_PRESETS.futsal,
  isKnockout: true,
  hasTeams: true,
  moved: null,
};

export const KICK_OFF = Date.UTC(2026, 5, 13, 10);
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** Makes entries, each a second after the previous one unless the test gives an instant. */
export class LogBuilder {
  #count = 0;
  readonly #device: string;
  readonly #start: number;

  constructor(device = 'phone', start = KICK_OFF) {
    this.#device = device;
    this.#start = start;
  }

  /** An entry with an id of its device and a running number; `after` is in milliseconds from the kick-off. */
  make<Facts extends EntryFacts>(facts: Facts, after?: number): Facts & EntryInput {
    this.#count += 1;
    const entryId = `${this.#device}-${this.#count}`;
    return { entryId, at: this.#start + (after ?? this.#count * SECOND), ...facts } as Facts & EntryInput;
  }
}

/** An entry as the log has it when it arrived at the instant at which it was made. */
export function received(input: EntryInput, receivedAt = input.at, by = 'phone'): Entry {
  return { ...input, by, receivedAt };
}

export function shown(
  local: number,
  visitor: number,
  { kicks = null, basis = [] }: { kicks?: Sides<number> | null; basis?: readonly string[] } = {},
): ShownScore {
  return { goals: { local, visitor }, kicks, basis };
}
