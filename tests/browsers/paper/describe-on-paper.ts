import { chromium } from '../drive/chromium';
import { type Define, describeInEach } from '../drive/each-browser';
import { firefox } from '../drive/firefox';
import { printingWebkit } from '../drive/webkit';
import { MISSING_READER } from './read-pages';

/** Describes what holds on paper from each browser. Without a reader of PDF all are skipped by its name. */
export function describeOnPaper(subject: string, define: Define): void {
  const browsers = [chromium, firefox, printingWebkit];
  const readable = browsers.map((browser) => ({ ...browser, missing: browser.missing ?? MISSING_READER }));
  describeInEach(subject, define, readable);
}
