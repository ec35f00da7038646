import type { ScorerMatchesView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { useState } from 'react';
import { useStore } from 'zustand';
import { readFailure } from '../read-failure';
import { accessIdOf, type Access } from './access';
import { callAs } from './calls';
import { keepClock, useDesk } from './desk';
import { keyOf } from './known-answers';
import { useAsking } from './use-asking';

const ASK_MS = 20_000;

interface Matches {
  /** The latest answer of the server, which may come from the cache of an earlier visit. */
  readonly view: ScorerMatchesView | null;
  /** The failure of the last request, which is the reason why the answer may be missing or old. */
  readonly error: unknown;
  readonly reload: () => Promise<void>;
}

/** Returns the matches whose logs this access can enter; the last answer stays while there is no new one. */
export function useScorerMatches(access: Access): Matches {
  const { clock, outbox, answers } = useDesk();
  const view = useStore(answers.store, ({ matches }) => matches[keyOf(access)] ?? null);
  const [error, setError] = useState<unknown>(null);
  const accessId = accessIdOf(access);

  const reload = async () => {
    try {
      const { tournamentId } = access;
      answers.receiveMatches(
        access,
        await callAs(access, { call: 'getScorerMatches', payload: { tournamentId }, clock }),
      );
      setError(null);
      keepClock(clock);
      outbox.noteAnswer();
      if (accessId in outbox.store.getState().blocked) outbox.unblock(accessId);
    } catch (failure) {
      setError(failure);
      const { kind, ...reason } = { code: '', ...readFailure(failure) };
      if (kind === 'access') outbox.block(accessId, reason.code);
    }
  };
  useAsking(reload, ASK_MS);

  return { view, error, reload };
}
