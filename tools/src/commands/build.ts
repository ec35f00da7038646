import { build } from '../build';
import { buildFromEnvironment } from '../stack/firebase-config';

export async function run(): Promise<void> {
  console.log('Building the site and the function …');
  const built = buildFromEnvironment();
  await build(built);
  console.log(`Built ${built.site} and ${built.functions}.`);
}
