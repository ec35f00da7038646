import { onTestFinished } from 'vitest';
import { createDesk, type Desk } from '../score/outbox/desk/desk';

/** Opens the desk of a phone. When its test is over, it sends nothing any more: what it holds would come in a later test. */
export function openDesk(): Desk {
  const desk = createDesk();
  onTestFinished(() => {
    for (const { accessId } of desk.outbox.store.getState().items)
      desk.outbox.block(accessId, 'test_is_over');
  });
  return desk;
}
