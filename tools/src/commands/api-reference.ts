import { writeApiReference } from '@futsal-cup/functions/build/api-reference';

/** Writes docs/api.md from the contracts. A unit test says when it is out of date. */
export async function run(): Promise<void> {
  await writeApiReference();
}
