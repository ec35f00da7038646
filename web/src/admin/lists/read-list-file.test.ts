import { expect, test, vi } from 'vitest';
import { readListFile } from './read-list-file';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
}

test.each([
  ['UTF-8', new TextEncoder().encode('Zürich;Anna')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFZürich;Anna')],
  ['UTF-16', utf16('Zürich;Anna')],
  ['Windows-1252', latin('Zürich;Anna')],
])('a list is read in %s', async (_, bytes) => {
  expect(await readListFile(new Blob([bytes]))).toBe('Zürich;Anna');
});

test('a spreadsheet or a document is no list, nor is what is larger than any', async () => {
  expect(await readListFile(new Blob([latin('PK\u0003\u0004\0\0')]))).toBeNull();
  expect(await readListFile(new Blob(['%PDF-1.7\nLions']))).toBeNull();
  expect(await readListFile(new Blob(['{\\rtf1 Lions}']))).toBeNull();
  expect(await readListFile(new Blob(['A'.repeat(1_000_001)]))).toBeNull();
  const huge = new Blob(Array.from({ length: 50 }, () => 'A;B\n'.repeat(262_144)));
  const reading = vi.spyOn(huge, 'arrayBuffer');
  expect(await readListFile(huge)).toBeNull();
  expect(reading).not.toHaveBeenCalled();
});
