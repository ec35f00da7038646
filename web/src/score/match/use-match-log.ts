import type { Access } from '../outbox/desk/access';
import { callAs } from '../outbox/desk/calls';
import { accessIdOf } from '../outbox/desk/access';
import { useDesk } from '../outbox/desk/desk';
import { useAsking } from '../outbox/desk/use-asking';
import { readFailure } from '../outbox/read-failure';

const ASK_MS = 3_000;

/** Reads the log of the open match every few seconds, so that two phones on one match see each other's entries. */
export function useMatchLog(access: Access, matchId: string): void {
  const { clock, outbox, answers } = useDesk();
  const accessId = accessIdOf(access);
  const { tournamentId } = access;

  useAsking(async () => {
    if (accessId in outbox.store.getState().blocked) return;
    try {
      const { log } = await callAs(access, {
        call: 'getMatchLog',
        payload: { tournamentId, matchId },
        clock,
      });
      answers.receiveLog(log);
      outbox.noteAnswer();
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === 'access') outbox.block(accessId, failure.code);
    }
  }, ASK_MS);
}
