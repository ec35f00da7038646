import type { PlayerFields } from '@futsal-cup/domain/cup/records';

type NamedPlayer = Pick<PlayerFields, 'number' | 'isCaptain'> & { readonly name: string };

/** '7 Anna Keller (C)', as a list that is pasted has it too. */
export function playerInWords({ number, name, isCaptain }: NamedPlayer): string {
  return [number, name, isCaptain && '(C)'].filter(Boolean).join(' ');
}
