import { STATE_FOLDER } from '../project';
import { lockFolder } from '../state/lock';
import { resetState } from '../state/state-folder';

export async function run(): Promise<void> {
  const { release } = await lockFolder(STATE_FOLDER);
  try {
    const aside = await resetState();
    console.log(
      aside
        ? `What was entered is put aside in ${aside}; the next npm start begins with the seed.`
        : 'Nothing was entered yet.',
    );
  } finally {
    await release();
  }
}
