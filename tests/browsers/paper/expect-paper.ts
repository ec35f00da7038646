import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { expect } from 'vitest';
import { rowsOf, type Sheet } from './read-pages';

export function slashDate(date: string): string {
  return date.split('-').reverse().join('/');
}

export function matchesOf({ Stages }: TournamentView): MatchView[] {
  return Stages.flatMap(({ Matches }) => Matches);
}

export function nameOf(match: MatchView, side: 'Local' | 'Visitor'): string {
  const [team, placeholder] =
    side === 'Local'
      ? [match.LocalTeam, match.localTeamPlaceholder]
      : [match.VisitorTeam, match.visitorTeamPlaceholder];
  return team?.name ?? placeholder ?? '';
}

/** Whether a row names the kick-off and both sides; a word may be divided after two letters, so these count. */
function fits(words: readonly string[], match: MatchView): boolean {
  const names = [nameOf(match, 'Local'), nameOf(match, 'Visitor')].join(' ').split(/[\s-]+/);
  return (
    words[0] === match.time && names.every((name) => words.some((word) => word.includes(name.slice(0, 2))))
  );
}

/** Each match stands once, under its day; on a sheet where a day goes on, its name stands again if the browser repeats heads. */
export function expectEachMatchOnce(
  cup: TournamentView,
  sheets: readonly Sheet[],
  repeatsHeads: boolean,
  leavesNoHead = true,
): void {
  const printed: string[] = [];
  let date = '';
  for (const rows of sheets.map(rowsOf)) {
    if (repeatsHeads) date = '';
    for (const row of rows) {
      if (row.kind === 'day') ({ date } = row);
      else {
        const day = date;
        expect(day, `the day of ${row.words.join(' ')}`).not.toBe('');
        const found = matchesOf(cup).filter(
          (match) => slashDate(match.date) === day && fits(row.words, match),
        );
        printed.push(...found.map(({ matchId }) => matchId));
      }
    }
    if (leavesNoHead && rows.some(({ kind }) => kind === 'match'))
      expect(rows.at(-1)?.kind, 'the last row of a sheet').toBe('match');
  }
  expect(printed.sort()).toEqual(
    matchesOf(cup)
      .map(({ matchId }) => matchId)
      .sort(),
  );
}

const LEAST_MARGIN = 20;

/** Everything is within the margins, no line lies on another, and no sheet is empty. */
export function expectNothingCut(sheets: readonly Sheet[]): void {
  for (const { words, width, height } of sheets) {
    expect(words.length).toBeGreaterThan(0);
    const outside = words.filter(
      ({ left, top, right, bottom }) =>
        left < LEAST_MARGIN ||
        top < LEAST_MARGIN ||
        right > width - LEAST_MARGIN ||
        bottom > height - LEAST_MARGIN,
    );
    expect(outside).toEqual([]);
    const kickOffs = words.filter(({ text }) => /^\d\d:\d\d$/.test(text)).sort((a, b) => a.top - b.top);
    const onEachOther = kickOffs.filter((word, index) => {
      const above = kickOffs[index - 1];
      return above && above.left < word.right && word.left < above.right && above.bottom > word.top + 1;
    });
    expect(onEachOther).toEqual([]);
  }
}
