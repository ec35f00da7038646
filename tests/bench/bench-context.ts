import { startBenchStack, type BenchStack } from './stack/start-bench-stack';

export interface Options {
  /** The number of minutes for which scorers enter goals steadily. */
  readonly minutes: number;
  /** The tables and the bracket, and the first answer of the function, are measured against this commit. */
  readonly against: string;
}

/** The stack that several benches share; it starts when the first bench asks for it. */
export interface BenchContext extends Options {
  stack(): Promise<BenchStack>;
}

export interface OwnedContext extends BenchContext {
  close(): Promise<void>;
}

export function createContext(options: Options): OwnedContext {
  let stack: Promise<BenchStack> | undefined;
  return {
    ...options,
    stack: () => (stack ??= startBenchStack()),
    close: async () => {
      await (await stack)?.stop();
    },
  };
}
