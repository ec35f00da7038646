import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Below this, the headers of a compressed answer weigh as much as what it saves. */
const WORTH_COMPRESSING = 1_000;

/** The body of an answer, rendered once for everybody who gets it, and compressed once when somebody can read that. */
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
