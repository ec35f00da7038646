import { build } from '../build';

export async function run(): Promise<void> {
  console.log('Building the site and the function …');
  await build();
  console.log('Built web/dist and functions/dist.');
}
