import { chooseEngine } from './choose-engine';

/**
 * Why tests that need the official engine are skipped on this machine, or null if they run. They always run where
 * FUTSAL_CUP_REQUIRE_OFFICIAL=1 is set, as in CI: there a missing emulator is a failure.
 */
export async function whySkipOfficialEngine(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (env.FUTSAL_CUP_REQUIRE_OFFICIAL === '1') return null;
  const choice = await chooseEngine({ ...env, FIRESTORE_ENGINE: undefined });
  return choice.engine === 'official' ? null : choice.why;
}
