import type { PlayerFields } from '@futsal-cup/domain/cup/records';
import { shownAdminTexts } from '../texts/admin-texts';

interface NamedPlayer extends Pick<PlayerFields, 'isCaptain' | 'consent'> {
  readonly name: string;
  readonly number?: number | string | undefined;
}

/** '7 Anna Keller (C)', as a list that is pasted has it too, and what is hidden of the name. */
export function playerInWords({ number, name, isCaptain, consent }: NamedPlayer): string {
  const hides = consent && `[${shownAdminTexts().teams.consent.marks[consent]}]`;
  return [number, name, isCaptain && '(C)', hides].filter(Boolean).join(' ');
}
