import { writeOpenApi } from '@futsal-cup/functions/build/openapi';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../project';

/** Writes the OpenAPI document, which a build of the site has too, into `.artifacts`. */
export async function run(): Promise<void> {
  const folder = join(ROOT, '.artifacts');
  await mkdir(folder, { recursive: true });
  await writeOpenApi(join(folder, 'openapi.json'));
  console.log('Wrote .artifacts/openapi.json.');
}
