/** Runs `npm start` without its build, which takes longer than the rest. Ports, state and build come from the environment. */
import { startAndWait } from '@futsal-cup/tools/commands/start';
import { UserError } from '@futsal-cup/tools/user-error';

await startAndWait({
  isBuilt: true,
  whileRunning: async ({ site }) => console.log(`${site}\nFutsal Cup is ready`),
}).catch((error: unknown) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
});
