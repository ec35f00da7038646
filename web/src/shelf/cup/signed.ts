/** Writes a difference with its sign, as tables show it: a real minus sign is as wide as the plus. */
export function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}
