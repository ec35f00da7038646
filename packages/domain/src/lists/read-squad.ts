import { isContactAlone } from '../cup/text/contact-details';
import { TEAM_WORDS } from './heading-words';
import type { ListRow } from './list-rows';
import { type ListKind, type ListTable, LEFT_OUT, readTable } from './list-table';
import { type PlayerInList, readListedPlayer } from './listed-player';
import { firstLast, withoutMark } from './read-team-list';

type SquadColumn = 'first-name' | 'last-name' | 'player';

const NUMBER = /^#?(\d{1,3})\.?$/;

/** The lists of players of one team. */
const SQUAD: ListKind<SquadColumn, keyof typeof TEAM_WORDS> = {
  words: TEAM_WORDS,
  alone: ['players', 'name'],
  single: [],
  settle: (columns) =>
    columns.map(({ word, heading }) => {
      if (word === 'first-name' || word === 'last-name') return word;
      const hasOther = word === 'team' || word === 'club' || word === 'category';
      return hasOther || (word === LEFT_OUT && heading.length > 0) ? LEFT_OUT : 'player';
    }),
};

/** The players of a line: the one of a team, or several between commas where there are more than two names or numbers before two of them. */
function readLine({ cells }: ListRow, columns: ListTable<SquadColumn>['columns']): readonly PlayerInList[] {
  const cellsOf = (...meanings: readonly SquadColumn[]) =>
    cells.filter((cell, index) => meanings.some((each) => each === columns[index]) && !isContactAlone(cell));
  const kept = [...cellsOf('first-name'), ...cellsOf('last-name', 'player')];
  const digits = kept.flatMap((cell) => NUMBER.exec(cell)?.[1] ?? [])[0];
  const text = kept.filter((cell) => /\p{L}/u.test(cell)).join(' ');
  const player = readListedPlayer(withoutMark(text));
  const parts = text.split(',').map((part) => readListedPlayer(withoutMark(part)));
  const isOne = player.name.split(',').length < 3 && parts.filter(({ number }) => number).length < 2;
  const number = digits === undefined ? undefined : { number: Number(digits) };
  const players = isOne ? [{ ...player, name: firstLast(player.name), ...number }] : parts;
  return players.filter(({ name }) => name !== '');
}

/**
 * Reads the players of one team, one a line, with the number before the name or in a cell of its own, 'Keller, Anna' as 'Anna Keller'. Commas
 * and, in a text of one line, semicolons separate players where no cell has a number alone.
 */
export function readSquad(text: string): readonly PlayerInList[] {
  const line = text.trim();
  const isSplit = !/[\r\n\t]/.test(line) && !line.split(';').some((cell) => NUMBER.test(cell.trim()));
  const list = isSplit ? line.replaceAll(';', ',') : text;
  const guessed = readTable(list, SQUAD);
  const { rows, columns } = guessed.heading ? guessed : readTable(list, SQUAD, { layout: 'lines' });
  return rows.flatMap((row) => readLine(row, columns));
}
