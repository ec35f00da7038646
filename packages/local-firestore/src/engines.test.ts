import { checkQueries } from './contract/check-queries';
import { checkReads } from './contract/check-reads';
import { checkWrites } from './contract/check-writes';
import { describeEachEngine, runEngine } from './contract/each-engine';

describeEachEngine((engine) => {
  const underTest = runEngine(engine);
  checkWrites(underTest);
  checkReads(underTest);
  checkQueries(underTest);
});
