import { vi } from 'vitest';
import { checkBatches } from './contract/check-batches';
import { checkQueries } from './contract/check-queries';
import { checkReads } from './contract/check-reads';
import { checkWrites } from './contract/check-writes';
import { describeEachEngine, runEngine } from './contract/each-engine';

// The time limit of a test is high, because the official engine makes writes to the same document wait for each other.
vi.setConfig({ testTimeout: 90_000 });

describeEachEngine((engine) => {
  const underTest = runEngine(engine);
  checkWrites(underTest);
  checkBatches(underTest);
  checkReads(underTest);
  checkQueries(underTest);
});
