import { readFile } from 'node:fs/promises';

const contracts = new URL('../../packages/domain/src/contracts/', import.meta.url);

export function readContractFile(name: string): Promise<string> {
  return readFile(new URL(`${name}.ts`, contracts), 'utf8');
}

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export interface ContractSource {
  /** What the contract says about its request, if anything. */
  readonly note: string | null;
  /** The type of `data` as TypeScript, with what it says about it; null when there is nothing in it. */
  readonly answer: string | null;
}

/** What only the text of a contract's file tells: its comments, and the type of its answer. */
export async function readContractSource(name: string): Promise<ContractSource> {
  const text = await readContractFile(toKebabCase(name));
  const note = /\/\*\* ([^\n]*) \*\/\nconst request/.exec(text)?.[1] ?? null;
  const answer = /((?:\/\*\* [^\n]* \*\/\n)?export (?:interface|type) \w+Response[\s\S]*?\n)\n/.exec(
    text,
  )?.[1];
  if (answer === undefined) throw new Error(`The contract of ${name} has no response type.`);
  return { note, answer: answer.includes('NoData') ? null : answer.trim() };
}
