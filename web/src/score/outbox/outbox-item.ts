import type { EntryInput } from '@futsal-cup/domain/match-log/entries';

/** An entry that was made on this device and that the server has not acknowledged. */
export interface OutboxItem {
  readonly entry: EntryInput;
  readonly tournamentId: string;
  readonly matchId: string;
  /** The id of the access with which the entry was made. */
  readonly accessId: string;
  /** The server's reason for a refusal; null while the entry is pending. */
  readonly refusal: string | null;
}

export function isWaiting({ refusal }: OutboxItem): boolean {
  return refusal === null;
}

export function isOutboxItem(value: unknown): value is OutboxItem {
  if (typeof value !== 'object' || value === null) return false;
  const { entry, matchId, tournamentId, accessId } = value as Partial<OutboxItem>;
  const isText = (text: unknown) => typeof text === 'string';
  return [entry?.entryId, matchId, tournamentId, accessId].every(isText) && typeof entry?.at === 'number';
}
