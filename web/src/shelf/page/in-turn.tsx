import { type ReactNode, type Ref, startTransition, useEffect, useState } from 'react';
import { inOwnFrame } from '../code/own-frame';
import { useIsReturned } from '../hooks/use-is-returned';
import { usePrinting } from '../hooks/use-printing';
import styles from './in-turn.module.css';

interface RoomProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** The room of a part that is still to come: so high that in most windows nothing that stands below is seen before, and moved. */
export function Room({ ref, children }: RoomProps) {
  return (
    <div className={styles['room']} ref={ref}>
      {children}
    </div>
  );
}

/** Whether the turn of a part has come: in a frame of its own. For who comes back and for a printer it has at once. */
export function useTurn(isFirst = false): boolean {
  const isReturned = useIsReturned();
  const isPrinting = usePrinting();
  const [isItsTurn, setItsTurn] = useState(isFirst || isReturned);
  useEffect(() => {
    if (isItsTurn) return undefined;
    return inOwnFrame(() => startTransition(() => setItsTurn(true)));
  }, [isItsTurn]);
  return isItsTurn || isPrinting;
}

interface InTurnProps {
  /** Nothing stands before it: it is drawn at once. */
  readonly isFirst?: boolean;
  /** What stands for the part until it is drawn. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that is drawn in a frame of its own, after what stands before it: laid out in one piece, the whole first view
 * stops a slow phone for longer than anybody should wait for an answer to a touch. For who comes back to a page no part of it waits,
 * because the place where they were may be far down; nor for a printer.
 */
export function InTurn({ isFirst = false, room = <Room />, children }: InTurnProps) {
  return useTurn(isFirst) ? children : room;
}
