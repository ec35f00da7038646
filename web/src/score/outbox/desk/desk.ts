import { createContext, useContext } from 'react';
import { ApiError } from '../../../shelf/api/api-error';
import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { inOneTab } from '../in-one-tab';
import { Outbox } from '../outbox';
import { createOutboxStorage } from '../outbox-storage';
import { readStored } from '../../match/ui/read-stored';
import { accessOf } from './access';
import { callAs } from './calls';
import { type DeviceStore, openDeviceStore } from './device-store';
import { KnownAnswers } from './known-answers';
import { PhoneClock } from './phone-clock';
import { ServerClock } from './server-clock';

/** The objects that all parts of the scorers' page share, whichever match is open. */
export interface Desk {
  readonly clock: ServerClock;
  readonly outbox: Outbox;
  readonly answers: KnownAnswers;
  readonly device: DeviceStore;
  /** Tells the other tabs of this device that the outbox has changed. */
  readonly otherTabs: BroadcastChannel | null;
}

const CLOCK_STORAGE_KEY = 'score-clock';

/** Creates the server clock from the stored offset, because without a network there is no other source for the server's time. */
function createClock(): ServerClock {
  return new ServerClock(new PhoneClock(), Number(readStored(CLOCK_STORAGE_KEY) ?? 0) || 0);
}

export function keepClock({ ahead }: ServerClock): void {
  lenientStorage.setItem(CLOCK_STORAGE_KEY, String(ahead));
}

export function createDesk(): Desk {
  const clock = createClock();
  const device = openDeviceStore();
  const answers = new KnownAnswers(device.use);
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('score-outbox');
  const outbox = new Outbox({
    storage: createOutboxStorage(device.use),
    inTurn: inOneTab,
    onChange: () => otherTabs?.postMessage(null),
    onLog: (log) => answers.receiveLog(log),
    async send({ tournamentId, matchId, accessId, entries }) {
      const access = accessOf(accessId, tournamentId);
      if (!access) throw new ApiError({ status: 401, items: [{ msg: 'scorer_key_is_missing' }] });
      const payload = { tournamentId, matchId, entries };
      return callAs(access, { call: 'enterInMatchLog', payload, clock });
    },
  });
  return { clock, outbox, answers, device, otherTabs };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A part of the page was drawn without its desk.');
  return desk;
}
