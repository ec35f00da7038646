import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const uncompress = promisify(gunzip);

/** Below this size, the headers of a compressed answer take as many bytes as compression saves. */
const WORTH_COMPRESSING = 1_000;

/**
 * The body of an answer, a text of some media type. It is rendered once for all callers, and compressed once when a client accepts that. From
 * then on only the compressed bytes are kept, which take a tenth of the memory; a client that takes no compressed answer waits for a moment.
 */
export class TextBody {
  readonly type: string;
  readonly isWorthCompressing: boolean;
  #text: string | null;
  #compressed: Promise<Buffer> | null = null;

  constructor(text: string, type: string) {
    this.type = type;
    this.#text = text;
    this.isWorthCompressing = text.length >= WORTH_COMPRESSING;
  }

  async plain(): Promise<string | Buffer> {
    return this.#text ?? uncompress(await this.compressed());
  }

  compressed(): Promise<Buffer> {
    this.#compressed ??= compress(this.#text ?? '').then((bytes) => {
      this.#text = null;
      return bytes;
    });
    return this.#compressed;
  }
}

/** The body of nearly every answer. */
export class JsonBody extends TextBody {
  constructor(answer: unknown) {
    super(JSON.stringify(answer), 'application/json; charset=utf-8');
  }
}
