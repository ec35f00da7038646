import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveToSlot } from './moved-plan';

/** The match that a person moves: it is chosen with a press, or dragged. */
export interface Moving {
  readonly picked: number | null;
  readonly isDragged: boolean;
  /** Chooses a match; null chooses none. */
  readonly pick: (match: number | null) => void;
  readonly drag: (match: number) => void;
  /** Moves the chosen match to a slot. */
  readonly dropOn: (slot: number) => void;
  /** Props that let the match be dropped on the slot's element. */
  readonly dropTarget: (slot: number) => object;
}

export function useMoving(
  plan: Plan,
  onMove: (slots: readonly number[]) => void,
): Moving & { readonly board: RefObject<HTMLDivElement | null> } {
  const [picked, setPicked] = useState<number | null>(null);
  const [isDragged, setDragged] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);

  // A moved match is drawn in another list, so it needs the focus again for keyboard users to continue from it.
  useEffect(() => {
    if (moved.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-match="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [plan]);

  const choose = (match: number | null, byDragging: boolean) => {
    setPicked(match);
    setDragged(byDragging);
  };
  const dropOn = (slot: number) => {
    choose(null, false);
    if (picked === null || plan.slots[picked] === slot) return;
    moved.current = picked;
    onMove(moveToSlot(plan.slots, picked, slot));
  };
  const dropTarget = (slot: number) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault();
      dropOn(slot);
    },
  });
  return {
    board,
    picked,
    isDragged,
    pick: (match) => choose(match, false),
    drag: (match) => choose(match, true),
    dropOn,
    dropTarget,
  };
}
