/** Up to three letters that stand for a name: 'FC Limmat Futsal' gives 'FLF', 'Lions' gives 'LIO'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–./]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return letters.slice(0, 3).join('').toLocaleUpperCase('en');
}
