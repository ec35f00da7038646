/** `npm start` without its build, which takes longer than the rest: ports, state and build come from the environment. */
import { startAndWait } from '@futsal-cup/tools/commands/start';

await startAndWait({
  isBuilt: true,
  whileRunning: async ({ site }) => console.log(`${site}\nFutsal Cup is ready`),
}).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
