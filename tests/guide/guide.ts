import { ROOT } from '@futsal-cup/tools/project';
import { join } from 'node:path';
import { launchBrowser } from '../support/stack/launch-browser';
import { startTestStack } from '../support/stack/start-test-stack';
import { stackAsEnvironment } from '../support/stack/test-stack';
import { takePictures } from './take-pictures';

/** Takes the pictures of the guide in each of its languages, on an empty site of its own. */
export async function run(): Promise<void> {
  console.log('Building and starting the site …');
  const { stack, stop } = await startTestStack({ hasCups: false });
  Object.assign(process.env, stackAsEnvironment(stack));
  const browser = await launchBrowser();
  try {
    for (const language of ['en', 'de'] as const) {
      await takePictures(browser, language, join(ROOT, 'docs', 'guide', language));
      console.log(`docs/guide/${language}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}
