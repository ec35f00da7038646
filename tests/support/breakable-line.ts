import { HOST } from '@futsal-cup/tools/stack/ports';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line to a server. A cut loses the data that is on its way; a hold lets nothing through. */
export interface BreakableLine {
  /** `host:port` */
  readonly host: string;
  cut(): void;
  hold(): void;
  mend(): void;
  close(): Promise<void>;
}

type State = 'whole' | 'cut' | 'held';

export async function startLine(target: string): Promise<BreakableLine> {
  const [host = HOST, port = '0'] = target.split(':');
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: State = 'whole';

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
    if (state === 'held') for (const socket of pair) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));

  const onEverySocket = (act: (socket: Socket) => void) => {
    for (const pair of [...pairs]) pair.forEach(act);
  };
  return {
    host: `${HOST}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = 'cut';
      onEverySocket((socket) => socket.destroy());
    },
    hold: () => {
      state = 'held';
      onEverySocket((socket) => socket.pause());
    },
    mend: () => {
      state = 'whole';
      onEverySocket((socket) => socket.resume());
    },
    close: async () => {
      onEverySocket((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
