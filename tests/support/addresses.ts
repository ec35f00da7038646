let count = Math.floor(Math.random() * 2 ** 24);

/** Returns a header that makes a request come from an address that nobody has used before. */
export function freshAddress(): { readonly 'X-Forwarded-For': string } {
  count = (count + 1) % 2 ** 24;
  return { 'X-Forwarded-For': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}` };
}
