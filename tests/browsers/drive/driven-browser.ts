const MARGIN = '1cm';

/** The paper that tests print on; by its size, because Puppeteer has another unit for the names of formats in Firefox. */
export const A4 = {
  width: '21cm',
  height: '29.7cm',
  margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
} as const;

/** A browser that a test drives, whichever protocol it speaks. */
export interface DrivenBrowser {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of an async function in the page and returns its result. */
  run<Result>(body: string): Promise<Result>;
  /** Clicks the only element that fits the selector, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types into the only element that fits the selector. */
  type(selector: string, text: string): Promise<void>;
  /** A picture of the only element that fits the selector, as PNG in base64. */
  picture(selector: string): Promise<string>;
  /** The page on paper, as PDF. */
  print(): Promise<Uint8Array>;
  /** Whether the head of a table is printed again where the table goes on. */
  readonly repeatsHeads: boolean;
  /** The errors that the pages have written to the console so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that may be installed on this machine. */
export interface OtherBrowser {
  readonly name: string;
  /** What is missing on this machine; undefined where the browser can be driven. */
  readonly missing: string | undefined;
  start(): Promise<DrivenBrowser>;
}
