import { lru } from 'tiny-lru';
import type { Clock, Logger } from '../../../platform/environment';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { RateLimit } from '../../../platform/rate-limit';
import type { PictureContent } from './picture-content';
import { pictureVersion } from './picture-version';

/** How many pictures are cached; each takes some 70 kB. */
const MOST_KEPT = 100;

/** How many pictures may be pending: the one that is being drawn and those in the queue. */
const MOST_AWAITED = 6;

/** How often pictures may be drawn: drawing blocks the process, so it may use only a part of the process's time. */
const DRAWN = { perSecond: 1, burst: 20 };

export type DrawPicture = (content: PictureContent) => Promise<Uint8Array>;

interface PicturesOptions {
  readonly draw: DrawPicture;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Draws pictures one after the other and caches the latest. Requests for the same picture share one drawing. */
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

  /** The picture as PNG; null when it cannot be drawn, or when too many pictures are pending. */
  async get(content: PictureContent): Promise<Uint8Array | null> {
    const version = pictureVersion(content);
    return this.#kept.get(version) ?? this.#awaited.get(version) ?? this.#enqueue(version, content);
  }

  async #enqueue(version: string, content: PictureContent): Promise<Uint8Array | null> {
    if (this.#awaited.size >= MOST_AWAITED || !this.#limit.take()) return null;
    const picture = this.#last.then(() => turnOfOthers()).then(() => this.#drawAndKeep(version, content));
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
