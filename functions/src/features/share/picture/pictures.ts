import { lru } from 'tiny-lru';
import type { Clock, Logger } from '../../../platform/environment';
import { RateLimit } from '../../../platform/rate-limit';
import type { PictureContent } from './picture-content';
import { pictureVersion } from './picture-version';

/** Some 70 kB each. */
const MOST_KEPT = 100;

/** Pictures that are asked for and not there yet: the one that is being drawn and those that wait for their turn. */
const MOST_AWAITED = 6;

/** Drawing keeps the process from anything else, so that nobody may ask for more than a part of its time. */
const DRAWN = { perSecond: 1, burst: 20 };

export type DrawPicture = (content: PictureContent) => Promise<Uint8Array>;

interface PicturesOptions {
  readonly draw: DrawPicture;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Lets the process answer other calls between two pictures. */
function letOthersRun(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The pictures that this process has drawn lately. They are drawn one after the other, each once for all who ask for it. */
export class Pictures {
  readonly #draw: DrawPicture;
  readonly #logger: Logger;
  readonly #limit: RateLimit;
  readonly #kept = lru<Uint8Array>(MOST_KEPT);
  readonly #awaited = new Map<string, Promise<Uint8Array | null>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ draw, clock, logger }: PicturesOptions) {
    this.#draw = draw;
    this.#logger = logger;
    this.#limit = new RateLimit({ ...DRAWN, clock });
  }

  /** The picture as PNG; null when it cannot be drawn, or not now because too many others are. */
  async get(content: PictureContent): Promise<Uint8Array | null> {
    const version = pictureVersion(content);
    return this.#kept.get(version) ?? this.#awaited.get(version) ?? this.#enqueue(version, content);
  }

  async #enqueue(version: string, content: PictureContent): Promise<Uint8Array | null> {
    if (this.#awaited.size >= MOST_AWAITED || !this.#limit.take()) return null;
    const picture = this.#last.then(letOthersRun).then(() => this.#drawAndKeep(version, content));
    this.#last = picture;
    this.#awaited.set(version, picture);
    return picture.finally(() => this.#awaited.delete(version));
  }

  async #drawAndKeep(version: string, content: PictureContent): Promise<Uint8Array | null> {
    try {
      const picture = await this.#draw(content);
      this.#kept.set(version, picture);
      return picture;
    } catch (error) {
      const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#logger.error('A picture for previews could not be drawn.', { kind: content.kind, details });
      return null;
    }
  }
}
