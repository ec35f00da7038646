import type { Cup, Match } from '../cup/records';
import type { Refusal } from '../cup/result';

/**
 * Every event: its kind in the history, and whether the message about it offers its undo at once, because it deletes something or changes
 * much.
 */
export const CUP_EVENTS = {
  'tournament-created': { kind: 'tournament', offersUndo: false },
  'tournament-changed': { kind: 'tournament', offersUndo: false },
  'tournament-archived': { kind: 'tournament', offersUndo: false },
  'tournament-put-back': { kind: 'tournament', offersUndo: false },
  'tournament-deleted': { kind: 'tournament', offersUndo: true },
  'message-set': { kind: 'tournament', offersUndo: false },
  'message-removed': { kind: 'tournament', offersUndo: false },
  'sponsors-changed': { kind: 'tournament', offersUndo: false },
  'team-created': { kind: 'team', offersUndo: false },
  'teams-created': { kind: 'team', offersUndo: true },
  'team-renamed': { kind: 'team', offersUndo: true },
  'team-changed': { kind: 'team', offersUndo: true },
  'taken-into-category': { kind: 'team', offersUndo: true },
  'team-points-recorded': { kind: 'team', offersUndo: false },
  'team-deleted': { kind: 'team', offersUndo: true },
  'team-withdrawn': { kind: 'team', offersUndo: true },
  'team-taken-back': { kind: 'team', offersUndo: false },
  'player-erased': { kind: 'team', offersUndo: false },
  'stage-created': { kind: 'stage', offersUndo: false },
  'stage-changed': { kind: 'stage', offersUndo: false },
  'stage-rules-changed': { kind: 'stage', offersUndo: false },
  'stage-moved-to-category': { kind: 'stage', offersUndo: false },
  'stage-decision-recorded': { kind: 'stage', offersUndo: false },
  'stages-reordered': { kind: 'stage', offersUndo: false },
  'stage-deleted': { kind: 'stage', offersUndo: true },
  'group-created': { kind: 'group', offersUndo: false },
  'group-renamed': { kind: 'group', offersUndo: false },
  'group-teams-added': { kind: 'group', offersUndo: false },
  'group-teams-removed': { kind: 'group', offersUndo: true },
  'group-place-added': { kind: 'group', offersUndo: false },
  'group-place-removed': { kind: 'group', offersUndo: true },
  'group-teams-moved': { kind: 'group', offersUndo: true },
  'group-lots-recorded': { kind: 'group', offersUndo: false },
  'group-rounds-set': { kind: 'group', offersUndo: true },
  'group-deleted': { kind: 'group', offersUndo: true },
  'match-created': { kind: 'match', offersUndo: false },
  'matches-created': { kind: 'match', offersUndo: true },
  'match-changed': { kind: 'match', offersUndo: false },
  'match-marked-final': { kind: 'match', offersUndo: false },
  'matches-moved': { kind: 'match', offersUndo: true },
  'match-deleted': { kind: 'match', offersUndo: true },
  'match-awarded': { kind: 'match', offersUndo: true },
  'result-changed': { kind: 'result', offersUndo: false },
  'score-removed': { kind: 'result', offersUndo: true },
  'cards-counted': { kind: 'result', offersUndo: false },
  'plan-applied': { kind: 'plan', offersUndo: true },
} as const;

type Kind = keyof typeof CUP_EVENTS;
type MatchKind = Extract<Kind, `match${string}` | 'result-changed' | 'score-removed'>;

/** An event of a cup, with the facts that the history shows about it. An event about several records names only the first of them. */
export type CupEvent =
  /** `match` is null where no match has changed. */
  | { readonly kind: MatchKind; readonly match: Match | null }
  /**
   * Where a plan does only one thing, such as moving matches, the history shows the event `as` instead; `as` is null where the plan does
   * more.
   */
  | { readonly kind: 'plan-applied'; readonly as: CupEvent | null }
  /** `to` is the new name of the record, or the group that teams join or leave; it is null or missing where there is neither. */
  | {
      readonly kind: Exclude<Kind, MatchKind | 'plan-applied'>;
      readonly name: string | null;
      readonly to?: string | null;
    };

/** The result of a command: the changed value with the event that describes the change, or the refusal. */
export type CommandResult<Value = Cup> =
  { readonly ok: true; readonly value: Value; readonly event: CupEvent } | Refusal;

export function done<Value>(value: Value, event: CupEvent): CommandResult<Value> {
  return { ok: true, value, event };
}

/** Whether a match has another day, time or place. */
export function isMoved(before: Match, after: Match): boolean {
  return before.date !== after.date || before.time !== after.time || before.location !== after.location;
}

export function offersUndo({ kind }: CupEvent): boolean {
  return CUP_EVENTS[kind].offersUndo;
}
