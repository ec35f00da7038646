/** Control characters, and halves of surrogate pairs, which no database stores as they are. */
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

export function hasUnusableCharacters(text: string): boolean {
  return UNUSABLE.test(text);
}
