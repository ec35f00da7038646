import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The web page of a club elsewhere, on an origin and a site of its own. */
export interface OtherSite {
  readonly address: string;
  /** Sets what is in the page. */
  write(markup: string): void;
  close(): void;
}

export async function startOtherSite(): Promise<OtherSite> {
  let markup = '';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Club</title><body style="margin: 1rem">${markup}</body>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The site under test has the address 127.0.0.1, so to a browser this one is third.
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    write: (next) => void (markup = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
