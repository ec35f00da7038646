import type { ScorerMatchesView, ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { SideKey, Sides } from '@futsal-cup/domain/cup/sides';
import {
  type EnteredPhase,
  type EntryFacts,
  type EntryInput,
  isHalf,
  type Half,
} from '@futsal-cup/domain/match-log/entries';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { accessIdOf, type Access } from '../desk/access';
import { useDesk } from '../desk/desk';
import { newId } from '../desk/random';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../language/scorer-texts';
import { sideNames } from '../log/entry-words';
import { waitingItems } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/outbox-item';
import { PressGuard } from './press-guard';
import { showLog, type ShownLog } from './shown-log';

/** So long a goal waits for its scorer before it leaves without one. */
const HOLD_GOAL_MS = 6_000;

interface EnterOptions {
  /** When it happened, where that is not now. */
  readonly at?: number;
  readonly heldUntil?: number;
}

/** A match as it is scored: its log, and everything that can be entered. */
export interface MatchDesk {
  readonly match: ScorerMatchView;
  readonly rules: ScorerMatchesView['tournament']['matchRules'];
  readonly names: Sides<string>;
  readonly isKnockout: boolean;
  readonly log: ShownLog;
  /** Whether it is known what has been entered: of a match that has begun the server must have said it once. */
  readonly isLogKnown: boolean;
  /** Enters something under the name of its button, and says with which id; null where the press did not count. */
  enter(button: string, facts: EntryFacts, options?: EnterOptions): string | null;
  undo(entryId: string): void;
  /** The same by the one button that always undoes what was entered last: pressed twice it would undo two entries. */
  undoLast(entryId: string): void;
  changePhase(to: EnteredPhase): void;
  /** A goal at once, held back for a moment so that its scorer can be added. */
  enterGoal(side: SideKey): string | null;
  /** Who scored a goal that was just entered, or at any time later. */
  nameScorer(goalId: string, scorer: Scorer): void;
  /** What the person was told last. */
  readonly notice: Notice;
  tell(notice: string): void;
}

/** The same words again are another notice. */
export interface Notice {
  readonly text: string;
  readonly number: number;
}

export interface Scorer {
  readonly playerId: string | null;
  readonly how?: 'own-goal' | 'penalty' | undefined;
}

interface DeskOfMatch {
  readonly access: Access;
  readonly tournament: ScorerMatchesView['tournament'];
  readonly match: ScorerMatchView;
}

/** These are asked for once more, so nobody presses them by mistake right after another phase began. */
function isAskedFor(to: EnteredPhase): boolean {
  return to === 'finished' || to === 'abandoned' || to === 'postponed';
}

/** In a break, what is entered belongs to the end of the half before. */
function instantInHalf({ folded }: ShownLog, now: number): number {
  if (isHalf(folded.phase)) return now;
  return folded.changes.at(-1)?.at ?? now;
}

export function useMatchDesk({ access, tournament, match }: DeskOfMatch): MatchDesk {
  const { clock, outbox, answers } = useDesk();
  const texts = useScorerTexts();
  const { matchId } = match;
  const { tournamentId, matchRules: rules } = tournament;
  const arrived = useStore(answers.store, ({ logs }) => logs[matchId]);
  const waiting = useOutbox(useShallow(({ items }) => waitingItems(items, matchId)));
  const log = useMemo(() => showLog(arrived, waiting, rules), [arrived, waiting, rules]);
  const [guard] = useState(() => new PressGuard());
  // What is not in the log yet, by its id: that shows what the phone has stored, and a thumb may be quicker than a slow storage.
  const [entered] = useState(() => new Map<string, EntryInput>());
  useEffect(() => log.entries.forEach(({ entryId }) => entered.delete(entryId)), [log, entered]);
  const [notice, setNotice] = useState<Notice>({ text: '', number: 0 });
  const tell = (text: string) => setNotice(({ number }) => ({ text, number: number + 1 }));

  const itemOf = (entry: EntryInput, heldUntil: number | null = null): OutboxItem => ({
    entry,
    tournamentId,
    matchId,
    accessId: accessIdOf(access),
    refusal: null,
    heldUntil,
  });

  const isCounted = (button: string) => {
    if (guard.accepts(button, clock.phone.now())) return true;
    tell(texts.match.countedOnce);
    return false;
  };

  const enter: MatchDesk['enter'] = (button, facts, { at = clock.now(), heldUntil } = {}) => {
    if (!isCounted(button)) return null;
    const entry: EntryInput = { ...facts, entryId: newId(), at };
    entered.set(entry.entryId, entry);
    void outbox.enter([itemOf(entry, heldUntil)]);
    tell('');
    return entry.entryId;
  };

  const goalIn = (half: Half, side: SideKey) => {
    const facts: EntryFacts = { kind: 'goal', side, half, playerId: null };
    const heldUntil = Date.now() + HOLD_GOAL_MS;
    return enter(`goal-${side}`, facts, { at: instantInHalf(log, clock.now()), heldUntil });
  };

  const nameScorer: MatchDesk['nameScorer'] = (goalId, { playerId, how }) => {
    const goal = log.entries.find(({ entryId }) => entryId === goalId) ?? entered.get(goalId);
    if (goal?.kind !== 'goal') return;
    const { kind, side, half, at } = goal;
    const named: EntryFacts = { kind, side, half, playerId, ...(how ? { how } : {}) };
    const isSame = goal.playerId === playerId && goal.how === how;
    // Once it has been sent the entry cannot be changed: the goal is told again in its place.
    const again = isSame ? null : { ...named, replaces: goal.replaces ?? goalId, entryId: newId(), at };
    void outbox.complete({ ...named, entryId: goalId, at }, again && itemOf(again));
  };

  return {
    match,
    rules,
    names: useMemo(() => sideNames(match, texts), [match, texts]),
    isKnockout: match.group === null,
    log,
    isLogKnown: arrived !== undefined || match.state === 'scheduled',
    enter,
    undo: (of) => void enter(`undo-${of}`, { kind: 'undo', of }),
    undoLast: (of) => void enter('undo-last', { kind: 'undo', of }),
    changePhase: (to) =>
      void enter(isAskedFor(to) ? 'phase-asked-for' : 'phase', {
        kind: 'phase',
        to,
        on: log.folded.lastChange,
        ...(to === 'finished' ? { shown: log.folded.score } : {}),
      }),
    enterGoal: (side) => (log.folded.half === null ? null : goalIn(log.folded.half, side)),
    nameScorer,
    notice,
    tell,
  };
}
