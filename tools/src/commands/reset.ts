import { hasState, removeState } from '../state/local-state';
import { assertNotRunning } from '../state/running';

export async function run(): Promise<void> {
  await assertNotRunning();
  const had = hasState();
  await removeState();
  console.log(
    had ? 'What was entered is gone; the next npm start begins with the seed.' : 'Nothing was entered yet.',
  );
}
