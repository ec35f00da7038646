import { type ReactNode, type Ref, startTransition, useEffect, useState } from 'react';
import { inOwnFrame } from '../code/own-frame';
import { useIsReturned } from '../hooks/use-is-returned';
import { usePrinting } from '../hooks/use-printing';
import looks from '../styles/looks.module.css';
import styles from './page.module.css';

interface RoomProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/**
 * A placeholder for a part that is not drawn yet. In most windows it is so high that the content below it is out of sight.
 * Otherwise the visitor would see that content move when the part is drawn.
 */
export function Room({ ref, children }: RoomProps) {
  return (
    <div className={`${styles['room']} ${looks['offPaper']}`} ref={ref}>
      {children}
    </div>
  );
}

/** Returns whether a part may be drawn. Each part gets its own frame. After a step back and for printing, the part may be drawn at once. */
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
  /** Whether nothing stands before the part. Such a part is drawn at once. */
  readonly isFirst?: boolean;
  /** The placeholder that is shown until the part is drawn. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that is drawn in its own frame, after the parts before it. If all parts were drawn in one frame, the layout
 * would keep a slow phone from answering a touch for too long. When somebody comes back to a page or prints it, no part is delayed,
 * because the scroll position may be far down.
 */
export function InTurn({ isFirst = false, room = <Room />, children }: InTurnProps) {
  return useTurn(isFirst) ? children : room;
}
