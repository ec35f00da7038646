import { expect, test } from 'vitest';
import { readTeamFile } from './read-team-file';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
}

test.each([
  ['UTF-8', new TextEncoder().encode('Zürich;Anna')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFZürich;Anna')],
  ['UTF-16', utf16('Zürich;Anna')],
  ['Windows-1252', latin('Zürich;Anna')],
])('a list of teams is read in %s', async (_, bytes) => {
  expect(await readTeamFile(new Blob([bytes]))).toBe('Zürich;Anna');
});

test('a spreadsheet or a document is no list, nor is what is larger than any', async () => {
  expect(await readTeamFile(new Blob([latin('PK\u0003\u0004\0\0')]))).toBeNull();
  expect(await readTeamFile(new Blob(['%PDF-1.7\nLions']))).toBeNull();
  expect(await readTeamFile(new Blob(['{\\rtf1 Lions}']))).toBeNull();
  expect(await readTeamFile(new Blob(['A'.repeat(1_000_001)]))).toBeNull();
});
