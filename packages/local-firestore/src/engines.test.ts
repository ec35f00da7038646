import { vi } from 'vitest';
import { checkListeners } from './contract/check-listeners';
import { checkQueries } from './contract/check-queries';
import { checkReads } from './contract/check-reads';
import { checkTransactions } from './contract/check-transactions';
import { checkWrites } from './contract/check-writes';
import { describeEachEngine, runEngine } from './contract/each-engine';

// The official engine's transactions wait for each other's locks.
vi.setConfig({ testTimeout: 90_000 });

describeEachEngine((engine) => {
  const underTest = runEngine(engine);
  checkWrites(underTest);
  checkReads(underTest);
  checkQueries(underTest);
  checkTransactions(underTest);
  checkListeners(underTest);
});
