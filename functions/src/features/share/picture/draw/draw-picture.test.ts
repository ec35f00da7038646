import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { MatchPicture, PictureContent } from '../picture-content';
import { loadDrawingKit, WebAssembly } from './canvas-kit';
import { drawPicture } from './draw-picture';

const W50 = 'W'.repeat(50);

function matchOf(local: string, visitor: string, change: Partial<MatchPicture> = {}): MatchPicture {
  const facts = ['22.11.2026', '15:30', 'Sports hall'];
  const sides = { local: { name: local, isTeam: true }, visitor: { name: visitor, isTeam: true } };
  return { kind: 'match', ...sides, middle: '3–1', note: null, stage: 'Final', cup: 'Cup', facts, ...change };
}

const LION_BEAR = matchOf('Lions', 'Bears');

/** The pixels of a PNG, four bytes each. */
async function pixelsOf(content: PictureContent) {
  const { canvasKit } = await loadDrawingKit();
  const image = canvasKit.MakeImageFromEncoded(await drawPicture(content));
  if (!image) throw new Error('No picture.');
  const [width, height] = [image.width(), image.height()];
  const pixels = image.readPixels(0, 0, { ...image.getImageInfo(), colorSpace: canvasKit.ColorSpace.SRGB });
  image.delete();
  return { width, height, pixels: Buffer.from(pixels as Uint8Array) };
}

/** The strips at both sides on which nothing is written. */
async function edgesOf(content: PictureContent): Promise<string> {
  const { width, height, pixels } = await pixelsOf(content);
  const strip = 40 * 4;
  const rows = Array.from({ length: height }, (_, row) => row * width * 4);
  return rows
    .flatMap((start) => [
      pixels.subarray(start, start + strip),
      pixels.subarray(start + width * 4 - strip, start + width * 4),
    ])
    .map((part) => part.toString('base64'))
    .join('');
}

describe('a picture', () => {
  let empty: string;

  beforeAll(async () => {
    empty = await edgesOf({ kind: 'cup', name: 'Ü', page: null, facts: [], champion: null });
  });

  it('is 1200 by 630 pixels', async () => {
    expect(await pixelsOf(LION_BEAR)).toMatchObject({ width: 1200, height: 630 });
  });

  it.each<[string, PictureContent]>([
    ['another score', { ...LION_BEAR, middle: '3–2' }],
    ['a shoot-out', { ...LION_BEAR, note: '4–3 on penalties' }],
    ['another side', matchOf('Lions', 'Bulls')],
    ['a side that is not known yet', { ...LION_BEAR, visitor: { name: 'Bears', isTeam: false } }],
    ['another stage', { ...LION_BEAR, stage: 'Semi-final' }],
    ['another cup', { ...LION_BEAR, cup: 'Masters' }],
    ['another place', { ...LION_BEAR, facts: ['22.11.2026', '15:30', 'Stadium'] }],
  ])('of a match looks different with %s', async (_, other) => {
    const [one, another] = await Promise.all([pixelsOf(LION_BEAR), pixelsOf(other)]);
    expect(one.pixels.equals(another.pixels)).toBe(false);
  });

  it('of a finished cup shows its champion, and of its matches that it is of them', async () => {
    const cup = { kind: 'cup', name: 'Cup', page: null, facts: ['22.11.2026'], champion: null } as const;
    const variants: PictureContent[] = [
      cup,
      { ...cup, page: 'Matches' },
      { ...cup, champion: { title: 'Champion', name: 'Lions' } },
      { ...cup, champion: { title: 'Champion', name: 'Bears' } },
      { kind: 'team', name: 'Lions', cup: 'Cup', facts: [] },
    ];
    const drawn = await Promise.all(variants.map(pixelsOf));
    expect(new Set(drawn.map(({ pixels }) => pixels.toString('base64'))).size).toBe(variants.length);
  });

  it.each<[string, PictureContent]>([
    [
      'of a match',
      matchOf(W50, W50, { cup: W50, stage: W50, middle: '99–99', note: W50, facts: [W50, W50, W50] }),
    ],
    ['of a team', { kind: 'team', name: W50, cup: W50, facts: [W50, W50, W50] }],
    ['of a cup', { kind: 'cup', name: W50, page: W50, facts: [W50, W50, W50], champion: null }],
    [
      'of a champion',
      { kind: 'cup', name: W50, page: null, facts: [W50], champion: { title: W50, name: W50 } },
    ],
  ])('%s keeps its edges free of the longest names', async (_, content) => {
    expect((await edgesOf(content)) === empty).toBe(true);
  });
});

describe('the library that draws', () => {
  async function failOnce(error: Error) {
    const kit = await loadDrawingKit();
    const failing = vi.spyOn(kit.canvasKit, 'MakeSurface').mockImplementation(() => {
      throw error;
    });
    await expect(drawPicture(LION_BEAR)).rejects.toBe(error);
    failing.mockRestore();
    return kit;
  }

  it('is started anew after it has broken down, and then draws again', async () => {
    const broken = await failOnce(new WebAssembly.RuntimeError('unreachable'));
    expect(await pixelsOf(LION_BEAR)).toMatchObject({ width: 1200 });
    expect(await loadDrawingKit()).not.toBe(broken);
  });

  it('is kept after any other error', async () => {
    const kit = await failOnce(new Error('No path'));
    expect(await loadDrawingKit()).toBe(kit);
  });
});
