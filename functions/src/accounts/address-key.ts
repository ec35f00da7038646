import { isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_GROUP = 16;

/** Rewrites the last 32 bits of an IPv6 address as two groups, if they are written as an IPv4 address. */
function withoutDots(address: string): string {
  const [dotted] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? [];
  if (dotted === undefined) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  const hex = [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
  return address.slice(0, -dotted.length) + hex;
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const first = read(head);
  const last = read(tail ?? '');
  const missing = GROUPS - first.length - last.length;
  return [...first, ...Array<number>(Math.max(0, missing)).fill(0), ...last];
}

/** The beginning of an IPv6 address as a network of `bits`, a multiple of 16; an IPv4 address as it is. */
function networkOf(address: string, bits: number): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, bits / BITS_OF_GROUP)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`;
}

/**
 * Returns the part of an address that counts as one caller: an IPv4 address, also one in IPv6 notation (`::ffff:192.0.2.1`, RFC 4291
 * 2.5.5.2), or the /64 network of an IPv6 address, whose owner can use all 2^64 addresses of it.
 */
export function addressKey(address: string): string {
  return networkOf(address, 64);
}

/** Returns the /48 network of an IPv6 address, which a provider may give to one customer (RFC 6177); null for an IPv4 address. */
export function siteKey(address: string): string | null {
  const site = networkOf(address, 48);
  return site.endsWith('/48') ? site : null;
}
