function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hands the same key to the same call until `forget`: what may have arrived already is then not done twice. */
export class IdempotencyKeys {
  #last: { readonly fingerprint: string; readonly key: string } | null = null;

  keyFor(call: object): string {
    const fingerprint = JSON.stringify(call);
    if (this.#last?.fingerprint !== fingerprint) this.#last = { fingerprint, key: randomKey() };
    return this.#last.key;
  }

  forget(): void {
    this.#last = null;
  }
}
