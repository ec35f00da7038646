import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { matchTexts } from '../../shared/texts/match';

/** A match with what its row says besides. */
export interface GroupMatchRow {
  readonly match: MatchView;
  readonly number: number;
  readonly groupName: string;
}

export interface GroupMatchRowsProps {
  readonly rows: readonly GroupMatchRow[];
  readonly caption: string;
  readonly onEdit: (match: MatchView) => void;
  readonly onDelete: (match: MatchView) => void;
}

/** The number alone is also a knockout match's: the group tells them apart. */
export function rowName({ number, groupName }: GroupMatchRow): string {
  return `${matchTexts.match(number)} (${groupName})`;
}
