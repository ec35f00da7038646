import type { ScorerMatchesView, ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { mapSides, type SideKey, type Sides } from '@futsal-cup/domain/cup/sides';
import {
  type EnteredPhase,
  type EntryFacts,
  type EntryInput,
  isHalf,
  type Half,
} from '@futsal-cup/domain/match-log/entries';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { accessIdOf, type Access } from '../outbox/desk/access';
import { useDesk } from '../outbox/desk/desk';
import { newId } from '../outbox/desk/random';
import { useOutbox } from '../outbox/desk/use-outbox';
import { useScorerTexts } from '../texts/scorer-texts';
import { sideNames } from './log/entry-words';
import { waitingItems } from '../outbox/outbox';
import { PressGuard } from './press-guard';
import { latestTelling, showLog, type ShownLog } from './shown-log';
import { type Told, toldAgain } from './told-again';

/** Everything for scoring a match: its log, and the functions for new entries. */
export interface MatchDesk {
  readonly match: ScorerMatchView;
  readonly rules: ScorerMatchesView['tournament']['matchRules'];
  readonly names: Sides<string>;
  /** The language of each name: that of the cup, or none for a text of the page that stands for a team. */
  readonly languages: Sides<string | undefined>;
  readonly isKnockout: boolean;
  readonly countsKicks: boolean | undefined;
  readonly log: ShownLog;
  /** Whether the log is known: for a match that has begun, the server must have answered once. */
  readonly isLogKnown: boolean;
  /**
   * Makes an entry and returns its id, or null if the press is ignored as a repetition. `button` names the pressed button; `at` is the
   * instant of the event if that is not now.
   */
  enter(button: string, facts: EntryFacts, at?: number): string | null;
  undo(entryId: string): void;
  /**
   * Undoes an entry from the button that always undoes the latest entry. A double press counts once, because it would otherwise undo two
   * entries.
   */
  undoLast(entryId: string): void;
  changePhase(to: EnteredPhase): void;
  enterGoal(side: SideKey): string | null;
  /** Adds the player to a goal or a card, just after it was entered or at any later time. */
  tellAgain(entryId: string, told: Told): void;
  /** The latest message to the person. */
  readonly notice: Notice;
  tell(notice: string): void;
}

/** The number tells two notices with the same text apart. */
export interface Notice {
  readonly text: string;
  readonly number: number;
}

interface DeskOfMatch {
  readonly access: Access;
  readonly tournament: ScorerMatchesView['tournament'];
  readonly match: ScorerMatchView;
}

/** These phases need a confirmation, so nobody enters them by mistake right after another phase began. */
export function isAskedFor(to: EnteredPhase): to is 'finished' | 'abandoned' | 'postponed' {
  return to === 'finished' || to === 'abandoned' || to === 'postponed';
}

/** During a break, a new entry gets the instant at which the previous half ended. */
function instantInHalf({ folded }: ShownLog, now: number): number {
  if (isHalf(folded.phase)) return now;
  return folded.changes.at(-1)?.at ?? now;
}

export function useMatchDesk({ access, tournament, match }: DeskOfMatch): MatchDesk {
  const { clock, outbox, answers } = useDesk();
  const texts = useScorerTexts();
  const { matchId } = match;
  const { tournamentId } = tournament;
  const { matchRules: rules, countsKicks } = { ...tournament, ...match };
  const arrived = useStore(answers.store, ({ logs }) => logs[matchId]);
  const waiting = useOutbox(useShallow(({ items }) => waitingItems(items, matchId)));
  const log = useMemo(() => showLog(arrived, waiting, rules), [arrived, waiting, rules]);
  const [guard] = useState(() => new PressGuard());
  // The map also has entries that are not in the log: a thumb may be quicker than a slow storage, or the server may
  // have refused the entry.
  const [entered] = useState(() => new Map<string, EntryInput>());
  const [notice, setNotice] = useState<Notice>({ text: '', number: 0 });
  const tell = (text: string) => setNotice(({ number }) => ({ text, number: number + 1 }));

  const put = (facts: EntryFacts, at: number): string => {
    const entry: EntryInput = { ...facts, entryId: newId(), at };
    entered.set(entry.entryId, entry);
    void outbox.enter([{ entry, tournamentId, matchId, accessId: accessIdOf(access), refusal: null }]);
    return entry.entryId;
  };

  const isCounted = (button: string) => {
    if (guard.accepts(button, clock.phone.now())) return true;
    tell(texts.match.countedOnce);
    return false;
  };

  const enter: MatchDesk['enter'] = (button, facts, at = clock.now()) => {
    if (!isCounted(button)) return null;
    tell('');
    // A time-out is taken while the ball is out of play, when a clock of this kind stands still (decision 74).
    const isRunning = log.folded.clock.runningSince !== null;
    if (facts.kind === 'time-out' && rules.clock === 'stopped' && isRunning)
      put({ kind: 'clock', half: facts.half, action: 'stop' }, at);
    return put(facts, at);
  };

  const goalIn = (half: Half, side: SideKey) =>
    enter(`goal-${side}`, { kind: 'goal', side, half, playerId: null }, instantInHalf(log, clock.now()));

  const tellAgain: MatchDesk['tellAgain'] = (entryId, told) => {
    const entry = latestTelling(log, entryId) ?? entered.get(entryId);
    const again = entry && toldAgain(entry, told);
    if (again) put(again.facts, again.at);
  };

  return {
    match,
    rules,
    names: useMemo(() => sideNames(match, texts), [match, texts]),
    languages: mapSides(match.teams, (team) => (team ? tournament.language : undefined)),
    isKnockout: match.group === null,
    countsKicks,
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
    tellAgain,
    notice,
    tell,
  };
}
