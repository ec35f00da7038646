import { testStack } from '../../support/stack/test-stack';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DrivenBrowser, OtherBrowser } from './driven-browser';
import { firefox } from './firefox';
import { Person } from './person';
import { webkit } from './webkit';

interface Driven {
  readonly browser: DrivenBrowser;
  /** A person who opens the site by its own address. */
  readonly person: Person;
}

export type Define = (driven: () => Driven) => void;

function describeIn({ name, missing, start }: OtherBrowser, subject: string, define: Define): void {
  const title = missing === undefined ? `${subject} in ${name}` : `${subject} in ${name}: without ${missing}`;
  describe.skipIf(missing !== undefined)(title, () => {
    let driven: Driven | undefined;
    beforeAll(async () => {
      const browser = await start();
      driven = { browser, person: new Person(browser, testStack().site) };
    });
    afterAll(() => driven?.browser.close());
    define(() => {
      if (!driven) throw new Error(`${name} has not started.`);
      return driven;
    });
  });
}

/** Describes what holds in Debian's Firefox and in WebKitGTK. Where one is not installed, its tests are skipped by this name. */
export function describeInEach(subject: string, define: Define, browsers = [firefox, webkit]): void {
  for (const browser of browsers) describeIn(browser, subject, define);
}
