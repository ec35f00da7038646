import type { Cup, Match } from '../cup/records';
import type { Refusal } from '../cup/result';

/** An event of records of which the history names one: the only one, or the first of several. */
interface NamedEvent {
  readonly kind:
    | 'tournament-created'
    | 'tournament-archived'
    | 'tournament-put-back'
    | 'tournament-deleted'
    | 'team-created'
    | 'teams-created'
    | 'team-deleted'
    | 'player-erased'
    | 'stage-created'
    | 'stage-deleted'
    | 'group-created'
    | 'group-lots-recorded'
    | 'group-deleted';
  readonly name: string | null;
}

/** An event with a second name: the new one (null where it stays), or that of the group which a team is in from then on or has left. */
interface RenamingEvent {
  readonly kind:
    | 'tournament-changed'
    | 'team-renamed'
    | 'team-changed'
    | 'stage-changed'
    | 'group-renamed'
    | 'group-teams-added'
    | 'group-teams-removed'
    | 'group-teams-moved';
  readonly name: string | null;
  readonly to: string | null;
}

/** An event of a match, or of several, of which it has the first; null where there is none. */
interface MatchEvent {
  readonly kind:
    | 'match-created'
    | 'match-changed'
    | 'matches-moved'
    | 'match-deleted'
    | 'result-changed'
    | 'team-withdrawn';
  readonly match: Match | null;
}

/** A plan that does one thing alone, such as moving matches, is told as that thing; `as` is null where it does more. */
interface PlanEvent {
  readonly kind: 'plan-applied';
  readonly as: CupEvent | null;
}

/** What has happened to a cup, with the facts by which the history tells it. */
export type CupEvent =
  NamedEvent | RenamingEvent | MatchEvent | PlanEvent | { readonly kind: 'stages-reordered' };

/** The result of a command: what it has changed, and the event that says what it did; or the refusal. */
export type CommandResult<Value = Cup> =
  { readonly ok: true; readonly value: Value; readonly event: CupEvent } | Refusal;

export function done<Value>(value: Value, event: CupEvent): CommandResult<Value> {
  return { ok: true, value, event };
}

/** Whether a match has another day, time or place. */
export function isMoved(before: Match, after: Match): boolean {
  return before.date !== after.date || before.time !== after.time || before.location !== after.location;
}

const OFFERS_UNDO: ReadonlySet<CupEvent['kind']> = new Set<CupEvent['kind']>([
  'tournament-deleted',
  'teams-created',
  'team-renamed',
  'team-changed',
  'team-deleted',
  'stage-deleted',
  'group-teams-removed',
  'group-teams-moved',
  'group-deleted',
  'matches-moved',
  'match-deleted',
  'plan-applied',
]);

/** Whether the message about an event offers its undo at once, because it deletes something or changes much. */
export function offersUndo({ kind }: CupEvent): boolean {
  return OFFERS_UNDO.has(kind);
}
