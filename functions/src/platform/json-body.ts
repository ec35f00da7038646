import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Below this size, the headers of a compressed answer take as many bytes as compression saves. */
const WORTH_COMPRESSING = 1_000;

/** The body of an answer. It is rendered once for all callers, and compressed once when a client accepts that. */
export class JsonBody {
  readonly text: string;
  #compressed: Promise<Buffer> | null = null;

  constructor(answer: unknown) {
    this.text = JSON.stringify(answer);
  }

  get isWorthCompressing(): boolean {
    return this.text.length >= WORTH_COMPRESSING;
  }

  compressed(): Promise<Buffer> {
    this.#compressed ??= compress(this.text);
    return this.#compressed;
  }
}
