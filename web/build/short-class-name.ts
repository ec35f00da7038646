import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LENGTH = 5;
const owners = new Map<string, string>();

/** Shortens each class name in the built site to five letters. The full name with file and line would be loaded twice in the first view. */
export function shortClassName(name: string, file: string): string {
  const owner = `${relative(import.meta.dirname, file).replaceAll('\\', '/')} ${name}`;
  const hash = createHash('sha256').update(owner).digest('hex');
  // The short name has only letters, because a class must not begin with a digit.
  const short = [...BigInt(`0x${hash}`).toString(26)]
    .slice(0, LENGTH)
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`The classes ${other} and ${owner} have the same short name.`);
  owners.set(short, owner);
  return short;
}
