import type { ScorerMatchesView } from '@futsal-cup/domain/contracts/scorer-views';
import { useState } from 'react';
import { accessIdOf, type Access } from './access';
import { callAs } from './calls';
import { useDesk } from './desk';
import { readFailure } from '../outbox/read-failure';
import { useAsking } from './use-asking';

const ASK_MS = 20_000;

interface Matches {
  readonly view: ScorerMatchesView | null;
  /** Why there is nothing to show, or nothing new. */
  readonly error: unknown;
  readonly reload: () => Promise<void>;
}

/** The matches that somebody may keep the logs of; what was answered last stays while there is no new answer. */
export function useScorerMatches(access: Access): Matches {
  const { clock, outbox } = useDesk();
  const [view, setView] = useState<ScorerMatchesView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const accessId = accessIdOf(access);

  const reload = async () => {
    try {
      const { tournamentId } = access;
      setView(await callAs(access, { call: 'getScorerMatches', payload: { tournamentId }, clock }));
      setError(null);
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
