import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DRAWER = 'pdftoppm';
const READER = 'zbarimg';
const DOTS_PER_INCH = '150';

/** What is missing to read the codes of a PDF; undefined where nothing is. */
export const MISSING_CODE_READER = [
  [READER, '--version', 'zbar-tools'],
  [DRAWER, '-v', 'poppler-utils'],
]
  .filter(([program = '', option = '']) => spawnSync(program, [option]).status !== 0)
  .map(([program, , debian]) => `${program} (apt-get install ${debian})`)
  .join(', ');

/** Reads the QR codes of the first sheet of a PDF, drawn as a cheap printer does. */
export function readCodes(pdf: Uint8Array): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'futsal-cup-code-'));
  try {
    const [file, picture] = [join(folder, 'page.pdf'), join(folder, 'page')];
    writeFileSync(file, pdf);
    execFileSync(DRAWER, ['-r', DOTS_PER_INCH, '-singlefile', '-gray', file, picture]);
    const text = execFileSync(READER, ['--quiet', '--raw', `${picture}.pgm`], { encoding: 'utf8' });
    return text.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
