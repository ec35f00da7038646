function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

/**
 * Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without TLS, such as in a hall's own
 * network.
 */
export function newId(): string {
  const bytes = randomBytes();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns 128 random bits in base64url; the server identifies the device by them. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...randomBytes()))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
