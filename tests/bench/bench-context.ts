import { startBenchStack, type BenchStack } from './stack/start-bench-stack';

/** What several benches share: started when the first one asks for it. */
export interface BenchContext {
  stack(): Promise<BenchStack>;
  /** For how long scorers enter steadily. */
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
