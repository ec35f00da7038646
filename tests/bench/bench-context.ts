import { startBenchStack, type BenchStack } from './stack/start-bench-stack';

/** The stack that several benches share; it starts when the first bench asks for it. */
export interface BenchContext {
  stack(): Promise<BenchStack>;
  /** Scorers enter steadily for this long. */
  readonly minutes: number;
}

export interface OwnedContext extends BenchContext {
  close(): Promise<void>;
}

export function createContext(minutes: number): OwnedContext {
  let stack: Promise<BenchStack> | undefined;
  return {
    minutes,
    stack: () => (stack ??= startBenchStack()),
    close: async () => {
      await (await stack)?.stop();
    },
  };
}
