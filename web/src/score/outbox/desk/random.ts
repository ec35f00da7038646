function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where the page comes without TLS, as in a hall's own network. */
export function newId(): string {
  const bytes = randomBytes();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** 128 random bits in base64url, which the server knows the key of a device by. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...randomBytes()))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
