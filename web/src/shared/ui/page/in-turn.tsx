import type { ReactNode } from 'react';
import { useIsReturned } from '../../hooks/use-is-returned';
import { useLater } from '../../hooks/use-later';
import styles from './in-turn.module.css';

interface InTurnProps {
  readonly children: ReactNode;
  /** What takes the room of the part until then; so much that nothing below it is in the window, unless another room is given. */
  readonly room?: ReactNode;
}

/**
 * A part of a page that is drawn in a task of its own, once what stands before it is: laid out in one piece, the whole first view
 * stops a slow phone for longer than anybody should wait for an answer to a touch. Who comes back to a page has all of it at once,
 * because the place where they were may be far down.
 */
export function InTurn({ children, room = <div className={styles['room']} /> }: InTurnProps) {
  const isReturned = useIsReturned();
  const isItsTurn = useLater(0);
  return isReturned || isItsTurn ? children : room;
}
