import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import { type BoardView, groupBy, listPlaces, type Place } from './board-places';
import { moveToSlot } from './moved-plan';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './timetable.module.css';

interface BoardProps {
  readonly plan: Plan;
  readonly words: PlanWords;
  readonly view: BoardView;
  /** The conflicts that are shown at each match. */
  readonly conflictsOf: ReadonlyMap<number, readonly string[]>;
  readonly refereeOf: readonly (number | null)[];
  readonly onMove: (slots: readonly number[]) => void;
}

/**
 * Shows every match at its time and court. To move a match, the person chooses it and then its new slot, by pointer or
 * keyboard, or drags it there. A match in that slot changes places with it.
 */
export function PlanBoard({ plan, words, view, conflictsOf, refereeOf, onMove }: BoardProps) {
  const { found: texts } = useAdminTexts().plan;
  const [picked, setPicked] = useState<number | null>(null);
  // Nothing may move below the pointer during a drag.
  const [isDragged, setDragged] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const places = listPlaces(plan, view, picked !== null && !isDragged);

  const dropOn = (match: number, slot: number) => {
    setPicked(null);
    setDragged(false);
    if (plan.slots[match] === slot) return;
    moved.current = match;
    onMove(moveToSlot(plan.slots, match, slot));
  };

  // A moved match is drawn in another list, so it needs the focus again for keyboard users to continue from it.
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
        <span className={cluster(2, `${ui['hint']} ${ui['head']} ${styles['when']}`)}>
          {view === 'court' && <strong>{words.time(start)}</strong>}
          {view === 'time' && words.court(court)} <span>{words.stageOf(match)}</span>
        </span>
        <span className={styles['name']}>{name}</span>
        {referee !== null && <span className={ui['hint']}>{texts.referee(words.team(referee))}</span>}
        {isBegun && <span className={ui['hint']}>{texts.played}</span>}
      </>
    );
    return (
      <>
        {isBegun && <div className={stack(1, styles['match'])}>{content}</div>}
        {!isBegun && (
          <button
            type="button"
            className={stack(1, styles['match'])}
            aria-pressed={picked === match}
            title={isOther ? texts.swapWith(name) : texts.pick(name)}
            draggable
            data-match={match}
            onDragStart={({ dataTransfer }) => {
              // Firefox does not start a drag without data.
              dataTransfer.setData('text/plain', name);
              setPicked(match);
              setDragged(true);
            }}
            onDragEnd={() => {
              setPicked(null);
              setDragged(false);
            }}
            onClick={() => {
              if (isOther) dropOn(picked, slot);
              else setPicked(picked === match ? null : match);
            }}
          >
            {content}
          </button>
        )}
        {conflicts.map((sentence) => (
          <p key={sentence} className={`${ui['error']} ${styles['conflict']}`}>
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
        {picked === null || isDragged ? (
          <p className={`${ui['hint']} ${styles['free']}`}>
            {view === 'court' ? words.time(start) : words.court(court)} {texts.free}
          </p>
        ) : (
          <button
            type="button"
            className={`${ui['hint']} ${styles['free']}`}
            onClick={() => dropOn(picked, slot)}
          >
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
      className={stack(4, styles['board'])}
      data-view={view}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setPicked(null);
      }}
    >
      <p className={ui['hint']} aria-live="polite">
        {picked === null ? texts.moveHint : texts.moving(words.match(picked))}
      </p>
      <div className={stack(4, styles['columns'])}>
        {groups
          .sort(([a], [b]) => a - b)
          .map(([group, ofGroup]) => (
            <section key={group} className={stack(2, styles['part'])}>
              <h3>{view === 'time' ? words.moment(group) : words.court(group)}</h3>
              <ul className={stack(2, styles['places'])}>{ofGroup.map(drawPlace)}</ul>
            </section>
          ))}
      </div>
    </div>
  );
}
