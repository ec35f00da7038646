import type { Cup, Match } from '../cup/records';
import type { Refusal } from '../cup/result';

/** Every event, and whether the message about it offers its undo at once, because it deletes something or changes much. */
const OFFERS_UNDO = {
  'tournament-created': false,
  'tournament-changed': false,
  'tournament-archived': false,
  'tournament-put-back': false,
  'tournament-deleted': true,
  'team-created': false,
  'teams-created': true,
  'team-renamed': true,
  'team-changed': true,
  'team-points-recorded': false,
  'team-deleted': true,
  'team-withdrawn': true,
  'team-taken-back': false,
  'player-erased': false,
  'stage-created': false,
  'stage-changed': false,
  'stage-decision-recorded': false,
  'stages-reordered': false,
  'stage-deleted': true,
  'group-created': false,
  'group-renamed': false,
  'group-teams-added': false,
  'group-teams-removed': true,
  'group-teams-moved': true,
  'group-lots-recorded': false,
  'group-rounds-set': true,
  'group-deleted': true,
  'match-created': false,
  'match-changed': false,
  'match-marked-final': false,
  'matches-moved': true,
  'match-deleted': true,
  'match-awarded': true,
  'result-changed': false,
  'cards-counted': false,
  'plan-applied': true,
};

type Kind = keyof typeof OFFERS_UNDO;
type MatchKind = Extract<Kind, `match${string}` | 'result-changed'>;

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
  return OFFERS_UNDO[kind];
}
