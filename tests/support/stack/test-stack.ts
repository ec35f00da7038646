/** The addresses of the running stack. */
export interface TestStack {
  /** The site, with the function under `/api`, as browsers see it. */
  readonly site: string;
  /** The site by the Hosting emulator alone, which passes calls to the emulator of Functions. */
  readonly hosting: string;
  /** The function alone, served in one process as in production. */
  readonly function: string;
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly engine: 'official' | 'node';
}

const VARIABLE = 'FUTSAL_CUP_TEST_STACK';

/** Returns the environment that tells a test process where the stack runs. Vitest and Playwright both pass it on to their workers. */
export function stackAsEnvironment(stack: TestStack): Readonly<Record<string, string>> {
  return { [VARIABLE]: JSON.stringify(stack) };
}

/** Whether the stack of this process runs already: `npm test` starts one for several suites. */
export function hasStack(): boolean {
  return process.env[VARIABLE] !== undefined;
}

/** Returns the stack that the global setup of the suite has started, or `npm test`. */
export function testStack(): TestStack {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('No stack runs: the global setup of this suite starts none.');
  return JSON.parse(text) as TestStack;
}
