import { type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import { slotsOf } from '@futsal-cup/domain/plan/timetable/slots';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import type { PlanWords } from '../draft/plan-words';
import { moveToSlot } from './moved-plan';
import styles from './timetable.module.css';

export type BoardView = 'time' | 'court';

interface BoardProps {
  readonly plan: Plan;
  readonly words: PlanWords;
  readonly view: BoardView;
  /** What is to be said at a match. */
  readonly conflictsOf: ReadonlyMap<number, readonly string[]>;
  readonly refereeOf: readonly (number | null)[];
  readonly onMove: (slots: readonly number[]) => void;
}

/** A place on the board: a match, or a slot that is free. */
interface Place {
  readonly start: number;
  readonly court: number | null;
  readonly match: number | null;
  /** -1: of a match that has begun. */
  readonly slot: number;
}

/** All places by time and court. Free ones only where they are shown, as far as the last match; while one is being moved, all of them. */
function listPlaces(plan: Plan, view: BoardView, isMoving: boolean): Place[] {
  const matchIn = new Map(plan.slots.map((slot, match) => [slot, match]));
  const places = placesOf(plan);
  const last = Math.max(0, ...places.map((place) => place?.start ?? 0));
  const slots = slotsOf(plan.settings.time).flatMap(({ court, start }, slot): Place[] => {
    const match = matchIn.get(slot) ?? null;
    const isShown = isMoving || (view === 'court' && start <= last);
    return match !== null || isShown ? [{ start, court, match, slot }] : [];
  });
  const begun = plan.fixed.map(({ match, start, court }): Place => ({ start, court, match, slot: -1 }));
  return [...slots, ...begun].sort((a, b) => a.start - b.start || (a.court ?? 0) - (b.court ?? 0));
}

function groupBy(places: readonly Place[], keyOf: (place: Place) => number): [number, Place[]][] {
  const groups = new Map<number, Place[]>();
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place]);
  return [...groups];
}

/**
 * Every match at its time and court. A match is chosen and then its new place, by pointer or keyboard, or it is dragged there. Another match there
 * changes places with it.
 */
export function PlanBoard({ plan, words, view, conflictsOf, refereeOf, onMove }: BoardProps) {
  const { found: texts } = useAdminTexts().plan;
  const [picked, setPicked] = useState<number | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const places = listPlaces(plan, view, picked !== null);

  const dropOn = (match: number, slot: number) => {
    setPicked(null);
    if (plan.slots[match] === slot) return;
    moved.current = match;
    onMove(moveToSlot(plan.slots, match, slot));
  };

  // A match that has moved is drawn in another list: whoever uses the keyboard goes on from there.
  useEffect(() => {
    if (moved.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-match="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [plan]);

  const dropTarget = (slot: number) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (picked !== null) dropOn(picked, slot);
    },
  });

  const drawMatch = (match: number, { slot, start, court }: Place) => {
    const name = words.match(match);
    const isBegun = slot === -1;
    const referee = refereeOf[match] ?? null;
    const conflicts = conflictsOf.get(match) ?? [];
    const isOther = picked !== null && picked !== match;
    const content = (
      <>
        <span className={styles['when']}>
          {view === 'court' && <strong>{words.time(start)}</strong>}
          {view === 'time' && words.court(court)} <span>{words.stageOf(match)}</span>
        </span>
        <span className={styles['name']}>{name}</span>
        {referee !== null && <span className={styles['note']}>{texts.referee(words.team(referee))}</span>}
        {isBegun && <span className={styles['note']}>{texts.played}</span>}
      </>
    );
    return (
      <>
        {isBegun && <div className={styles['match']}>{content}</div>}
        {!isBegun && (
          <button
            type="button"
            className={styles['match']}
            aria-pressed={picked === match}
            title={isOther ? texts.swapWith(name) : texts.pick(name)}
            draggable
            data-match={match}
            onDragStart={({ dataTransfer }) => {
              // Firefox drags nothing without data.
              dataTransfer.setData('text/plain', name);
              setPicked(match);
            }}
            onDragEnd={() => setPicked(null)}
            onClick={() => {
              if (isOther) dropOn(picked, slot);
              else setPicked(picked === match ? null : match);
            }}
          >
            {content}
          </button>
        )}
        {conflicts.map((sentence) => (
          <p key={sentence} className={styles['conflict']}>
            {sentence}
          </p>
        ))}
      </>
    );
  };

  const drawPlace = (place: Place) => {
    const { slot, court, start, match } = place;
    const key = match === null ? `slot ${slot}` : `match ${match}`;
    if (match !== null) {
      return (
        <li key={key} {...(slot === -1 ? {} : dropTarget(slot))}>
          {drawMatch(match, place)}
        </li>
      );
    }
    return (
      <li key={key} {...dropTarget(slot)}>
        {picked === null ? (
          <p className={styles['free']}>
            {words.time(start)} {texts.free}
          </p>
        ) : (
          <button type="button" className={styles['free']} onClick={() => dropOn(picked, slot)}>
            {texts.moveHere(words.court(court), words.moment(start))}
          </button>
        )}
      </li>
    );
  };

  const groups =
    view === 'time' ? groupBy(places, ({ start }) => start) : groupBy(places, ({ court }) => court ?? -1);
  return (
    <div
      ref={board}
      className={styles['board']}
      data-view={view}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setPicked(null);
      }}
    >
      <p className={styles['hint']} aria-live="polite">
        {picked === null ? texts.moveHint : texts.moving(words.match(picked))}
      </p>
      <div className={styles['columns']}>
        {groups
          .sort(([a], [b]) => a - b)
          .map(([group, ofGroup]) => (
            <section key={group} className={styles['part']}>
              <h3>{view === 'time' ? words.moment(group) : words.court(group)}</h3>
              <ul className={styles['places']}>{ofGroup.map(drawPlace)}</ul>
            </section>
          ))}
      </div>
    </div>
  );
}
