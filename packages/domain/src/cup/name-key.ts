/** What makes two names the same: neither case nor surrounding or repeated space tells them apart. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
