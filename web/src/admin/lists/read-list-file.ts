import { MAX_LIST_LENGTH } from './pasted-lines';

/** The largest size of a file in bytes. No list of teams or fixtures is larger. */
const MOST_BYTES = MAX_LIST_LENGTH;

/** What documents begin with that have no zero bytes, or are text themselves: PDF, RTF, HTML. */
const DOCUMENT = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/i;

/** A binary file contains zero bytes, a list does not; the zero bytes of UTF-16 are gone after decoding. */
function isList(text: string): boolean {
  return !text.includes('\0') && !DOCUMENT.test(text);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a list as spreadsheets save it: UTF-8, UTF-16 as Excel's "Unicode text", or Windows-1252 as Excel's plain
 * CSV. Returns null for a file that is no list, such as the spreadsheet itself or a PDF, whatever its name.
 */
export async function readListFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return isList(text) ? text : null;
}
