import type { MatchLogView } from '@futsal-cup/domain/contracts/scorer-views';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../shared/api/api-error';
import { Outbox } from '../outbox/outbox';
import { createLocalOutboxStorage } from '../outbox/outbox-storage';
import { accessOf } from './access';
import { callAs } from './calls';
import { ServerClock } from './server-clock';

type Logs = Readonly<Record<string, MatchLogView>>;

/** What the page works with as long as it is open, whichever match it shows. */
export interface Desk {
  readonly clock: ServerClock;
  readonly outbox: Outbox;
  /** The logs that the server has answered, by match. */
  readonly logs: StoreApi<Logs>;
  readonly receiveLog: (log: MatchLogView) => void;
}

export function createDesk(): Desk {
  const clock = new ServerClock();
  const logs = createStore<Logs>(() => ({}));
  // Answers may overtake each other.
  const receiveLog = (log: MatchLogView) =>
    logs.setState((known) =>
      (known[log.matchId]?.revision ?? -1) > log.revision ? known : { [log.matchId]: log },
    );
  const outbox = new Outbox({
    storage: createLocalOutboxStorage(),
    onLog: receiveLog,
    async send({ tournamentId, matchId, accessId, entries }) {
      const access = accessOf(accessId, tournamentId);
      if (!access) throw new ApiError({ status: 401, items: [{ msg: 'scorer_key_is_missing' }] });
      const payload = { tournamentId, matchId, entries };
      return callAs(access, { call: 'enterInMatchLog', payload, clock });
    },
  });
  return { clock, outbox, logs, receiveLog };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A part of the page was drawn without its desk.');
  return desk;
}
