import { ROOT } from '@futsal-cup/tools/project';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The widths of a window at which screens change. The last one is only for what a laptop has no space for. */
const BREAKPOINTS = [480, 640, 768, 1024, 1200];

const FEWEST_LINES = 20;

const SOURCE = join(ROOT, 'web/src');
/** A condition on the width of the window, in a stylesheet or in code that goes together with one. */
const CONDITION = /\((?:(?:min|max)-)?width\b[^)]*\)/g;
const IN_ONE_FORM = /^\(width (?:<|>=) (\d+)px\)$/;

/** Returns the lines of a stylesheet or of code that may name the width of a window. Lines about the width of a container are left out. */
function linesOnWindows(path: string, text: string): readonly string[] {
  return text.split('\n').filter((line) => !path.endsWith('.css') || line.startsWith('@media'));
}

/** Lists the conditions on the width of the window that name no breakpoint, or are not written in the one allowed form. */
function findOtherWidths(path: string, text: string): string[] {
  return linesOnWindows(path, text)
    .flatMap((line) => line.match(CONDITION) ?? [])
    .filter((condition) => !BREAKPOINTS.includes(Number(IN_ONE_FORM.exec(condition)?.[1])));
}

function filesThatEndIn(ending: RegExp): readonly (readonly [path: string, text: string])[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')] as const);
}

describe('the stylesheets of the web app', () => {
  it('change at the same few widths, which all of them name in one form', () => {
    const found = filesThatEndIn(/\.(?:css|tsx?)$/).flatMap(([path, text]) =>
      findOtherWidths(path, text).map((condition) => `${path} has ${condition}`),
    );
    expect(found).toEqual([]);
  });

  it('have no module that is too short for a file of its own', () => {
    const short = filesThatEndIn(/\.module\.css$/).filter(
      ([, text]) => text.trimEnd().split('\n').length < FEWEST_LINES,
    );
    expect(short.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['a.css', '@media (width <= 768px) {', ['(width <= 768px)']],
    ['a.css', '@media screen and (width < 768px) and (min-width: 480px) {', ['(min-width: 480px)']],
    ['a.css', '@media print, (width >= 992px) {', ['(width >= 992px)']],
    ['a.css', '@media (width < 40rem) {', ['(width < 40rem)']],
    ['a.css', '@media (width >= 1024px) {', []],
    ['a.css', '@container (width < 30rem) {', []],
    ['a.tsx', "const isWide = useMedia('(width > 768px)');", ['(width > 768px)']],
  ])('finds which conditions of %s, %j, are no breakpoints', (path, text, found) => {
    expect(findOtherWidths(path, text)).toEqual(found);
  });
});
