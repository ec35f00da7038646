import type { SideKey, Sides } from '../cup/sides';
import { compareText } from '../cup/text/text';

/** The phases in which the clock runs. Goals, fouls and time-outs are counted for each of them separately. */
export const HALVES = ['first-half', 'second-half', 'extra-time-1', 'extra-time-2'] as const;

/** A half of the match or of extra time. */
export type Half = (typeof HALVES)[number];

/** The phases that can be entered. As long as the log of a match has none of them, the match is 'scheduled'. */
export const ENTERED_PHASES = [
  'postponed',
  'first-half',
  'half-time',
  'second-half',
  'extra-time-1',
  'extra-time-break',
  'extra-time-2',
  'shoot-out',
  'finished',
  'abandoned',
] as const;

export type EnteredPhase = (typeof ENTERED_PHASES)[number];
export type Phase = 'scheduled' | EnteredPhase;

/** A score as a person saw it when they entered it; `basis` has the ids of the entries that this score included. */
export interface ShownScore {
  readonly goals: Sides<number>;
  /** The kicks that went in; null where there was no shoot-out. */
  readonly kicks: Sides<number> | null;
  readonly basis: readonly string[];
}

/** The fields of each kind of entry. Instants and lengths of time are in milliseconds. */
export type EntryFacts =
  /** `on` is the id of the change of phase that this change follows, null for the first change; `shown` is sent with 'finished'. */
  | {
      readonly kind: 'phase';
      readonly to: EnteredPhase;
      readonly on: string | null;
      readonly shown?: ShownScore | undefined;
    }
  | { readonly kind: 'clock'; readonly half: Half; readonly action: 'start' | 'stop' }
  | { readonly kind: 'clock'; readonly half: Half; readonly action: 'set'; readonly elapsed: number }
  /** `side` is the side that is credited, also for an own goal. */
  | {
      readonly kind: 'goal';
      readonly side: SideKey;
      readonly half: Half;
      readonly playerId: string | null;
      readonly how?: 'own-goal' | 'penalty' | undefined;
      /** The id of the goal to which this entry adds details, such as the scorer: the two entries are one goal. */
      readonly replaces?: string | undefined;
    }
  | {
      readonly kind: 'kick';
      readonly side: SideKey;
      readonly isIn: boolean;
      readonly playerId: string | null;
    }
  | { readonly kind: 'foul'; readonly side: SideKey; readonly half: Half }
  | { readonly kind: 'time-out'; readonly side: SideKey; readonly half: Half }
  | {
      readonly kind: 'card';
      readonly side: SideKey;
      readonly half: Half | null;
      /** A second yellow sends off: it is a red card with `how`. Phones of older builds enter it as another yellow, or as a red. */
      readonly colour: 'yellow' | 'red';
      readonly how?: 'second-yellow' | undefined;
      /** Whether the card was for a team official, who is not named: `playerId` is null. */
      readonly isOfficial?: true | undefined;
      readonly playerId: string | null;
      /** The id of the card to which this entry adds details, such as the player: the two entries are one card. */
      readonly replaces?: string | undefined;
    }
  /** A score in absolute numbers. A score that finishes the match follows the change of phase `on`. */
  | { readonly kind: 'score'; readonly shown: ShownScore; readonly finishes: false }
  | {
      readonly kind: 'score';
      readonly shown: ShownScore;
      readonly finishes: true;
      readonly on: string | null;
    }
  /** `side` wins without having to play on, with the score `shown`. Phones of older builds send no score; the server then computes it. */
  | {
      readonly kind: 'forfeit';
      readonly side: SideKey;
      readonly on: string | null;
      readonly shown?: ShownScore | undefined;
    }
  | { readonly kind: 'undo'; readonly of: string };

/** An entry as a device makes it. `entryId` is a UUID; `at` is the server's time at which it was made, as the device knows it. */
export type EntryInput = EntryFacts & { readonly entryId: string; readonly at: number };

/**
 * An entry of the log: `by` is the id of the device or account that made it. `receivedAt` is the server's time when it arrived; it is
 * always later than that of the entry before it in the log (see `arrivalAfter`).
 */
export type Entry = EntryInput &
  LogMarks & {
    readonly by: string;
    readonly receivedAt: number;
  };

/** Marks of an entry that the log has not taken unchanged. */
export interface LogMarks {
  /** The instant that the device sent, where the server has changed it by more than a minute. */
  readonly saidAt?: number | undefined;
  /** Marks a score that somebody sent as the end of a match which had ended with another score. It counts only when somebody confirms it. */
  readonly isOtherEnd?: true | undefined;
}

type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { readonly kind: Kind }>;

/** An entry that changes the phase: a phase, a typed result, a forfeit. */
type PhaseChangeOf<E extends EntryInput> =
  | Extract<E, { readonly kind: 'phase' | 'forfeit' }>
  | (Extract<E, { readonly kind: 'score' }> & { finishes: true });
export type PhaseChange = PhaseChangeOf<Entry>;

export function isPhaseChange<E extends EntryInput>(entry: E): entry is PhaseChangeOf<E> & E {
  return entry.kind === 'phase' || entry.kind === 'forfeit' || (entry.kind === 'score' && entry.finishes);
}

export function isHalf(phase: Phase | null): phase is Half {
  return HALVES.some((half) => half === phase);
}

/** The phase that a change leads to. */
export function phaseAfter(change: PhaseChangeOf<EntryInput>): EnteredPhase {
  return change.kind === 'phase' ? change.to : 'finished';
}

/**
 * Orders entries by the time at which they were made, the same on every machine. Where the clock of a device is wrong, its entries may all
 * have the same instant. Then they are in the order of the device's own dates and, where these are the same too, in the order of arrival.
 */
export function byInstant(a: Entry, b: Entry): number {
  const bySaid = (a.saidAt ?? a.at) - (b.saidAt ?? b.at);
  return a.at - b.at || bySaid || a.receivedAt - b.receivedAt || compareText(a.entryId, b.entryId);
}

/**
 * The arrival time of the next entry of a log, in milliseconds. When entries arrive at once, or at servers whose clocks differ, each
 * arrives a millisecond after the entry before it, so that the order of arrival is the order of the log.
 */
export function arrivalAfter(log: readonly Entry[], now: number): number {
  return Math.max(now, (log.at(-1)?.receivedAt ?? 0) + 1);
}

/** The largest number of entries of a log: more than the longest match has. A log's document holds at most a megabyte. */
export const MAX_ENTRIES = 500;

/** The largest number of entries with a reserve, so that administrators may still type a score where scorers have filled a log. */
export const MAX_ENTRIES_WITH_RESERVE = MAX_ENTRIES + 50;

/** From this number of entries on, the log only takes entries that end or correct a match. */
export const NEARLY_FULL = 480;

/** The largest number of entries that all scores of a log together may name as their basis. A match needs far fewer. */
export const MAX_NAMED_ENTRIES = 5_000;

/** The largest number of named entries with a reserve, so that an administrator may still type a score that names all of a full log. */
export const MAX_NAMED_ENTRIES_WITH_RESERVE = MAX_NAMED_ENTRIES + MAX_ENTRIES_WITH_RESERVE;
