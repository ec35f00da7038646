import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = 'pdftotext';

/** The words of a hundred full pages take some megabytes. */
const MOST_TEXT = 64 * 1024 * 1024;

/** What is missing to read a PDF; undefined where nothing is. */
export const MISSING_READER =
  spawnSync(PROGRAM, ['-v']).status === 0 ? undefined : `${PROGRAM} (apt-get install poppler-utils)`;

/** A word on a sheet, with its place in points from the top left. */
interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}

function readWords(page: string): Word[] {
  const words = page.matchAll(
    /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g,
  );
  return [...words].map(([, left, top, right, bottom, text = '']) => ({
    text: unescape(text),
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** Reads the words of a PDF, sheet by sheet. */
export function readSheets(pdf: Uint8Array): Sheet[] {
  const folder = mkdtempSync(join(tmpdir(), 'futsal-cup-pdf-'));
  try {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    const xml = execFileSync(PROGRAM, ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: MOST_TEXT });
    return xml
      .split('<page ')
      .slice(1)
      .map((page) => {
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
        return { width: Number(width), height: Number(height), words: readWords(page) };
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const KICK_OFF = /^\d\d:\d\d$/;
const DAY = /^\d\d\/\d\d\/\d{4}$/;

function middleOf({ top, bottom }: Word): number {
  return (top + bottom) / 2;
}

/** The name of a day, or the words of a match with its kick-off as the first. */
export type Row =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'match'; readonly words: readonly string[] };

/** The rows of a match are at most this many points high. */
const HIGHEST_ROW = 60;

/**
 * Returns the days and matches of a sheet from top to bottom. The words of a match may be in several lines, so each belongs to the
 * kick-off that is nearest to it. A kick-off and the name of a day begin at the left edge.
 */
export function rowsOf({ width, words }: Sheet): Row[] {
  const isLeft = ({ left }: Word) => left < width / 5;
  const kickOffs = words.filter((word) => isLeft(word) && KICK_OFF.test(word.text));
  const days = words.filter((word) => isLeft(word) && DAY.test(word.text));
  const heads = [...kickOffs, ...days].sort((a, b) => a.top - b.top);
  const distance = (a: Word, b: Word) => Math.abs(middleOf(a) - middleOf(b));
  const headOf = (word: Word) =>
    heads.reduce((near, head) => (distance(head, word) < distance(near, word) ? head : near));
  return heads.map((head) => {
    if (days.includes(head)) return { kind: 'day', date: head.text };
    const own = words.filter((word) => headOf(word) === head && distance(word, head) < HIGHEST_ROW / 2);
    return { kind: 'match', words: [head, ...own.filter((word) => word !== head)].map(({ text }) => text) };
  });
}
