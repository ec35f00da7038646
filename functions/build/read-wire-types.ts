import { readFile } from 'node:fs/promises';
import ts from 'typescript';

const domain = new URL('../../packages/domain/src/', import.meta.url);

/** The views, and the types that they take from the ground floor. */
const FILES: Readonly<Record<string, ReadonlySet<string> | 'all'>> = {
  'contracts/views.ts': 'all',
  'cup/flat-match.ts': new Set(['FlatSides']),
  'cup/sides.ts': new Set(['Sides', 'PlaceholderSource']),
  'cup/records.ts': new Set(['Points', 'StageType', 'TieBreakers']),
};

/** The declarations of a source file with their comments, without its imports. */
async function readDeclarations(path: string, names: ReadonlySet<string> | 'all'): Promise<string> {
  const text = await readFile(new URL(path, domain), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    .filter(({ name }) => names === 'all' || names.has(name.text))
    .map((statement) => statement.getFullText(source).trim())
    .join('\n\n');
}

/** The TypeScript of everything that the API answers. */
export async function readWireTypes(): Promise<string> {
  const parts = Object.entries(FILES).map(([path, names]) => readDeclarations(path, names));
  return (await Promise.all(parts)).join('\n\n');
}
