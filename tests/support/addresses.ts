let count = Math.floor(Math.random() * 2 ** 24);

/** A header that makes a request come from an address that nobody used before. */
export function freshAddress(): { readonly 'X-Forwarded-For': string } {
  count = (count + 1) % 2 ** 24;
  return { 'X-Forwarded-For': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}` };
}
