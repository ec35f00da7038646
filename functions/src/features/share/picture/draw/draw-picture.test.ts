import { describe, expect, it, vi } from 'vitest';
import type { MatchPicture, PictureContent } from '../picture-content';
import { withDrawingKit } from './canvas-kit';
import { drawPicture } from './draw-picture';

const W50 = 'W'.repeat(50);
const facts = ['22.11.2026', '15:30', 'Sports hall'];
const CUP = { kind: 'cup', name: 'Cup', page: null, facts, champion: null } as const;
const TEAM = { kind: 'team', name: 'Lions', cup: 'Cup', facts } as const;
const MATCH: MatchPicture = {
  kind: 'match',
  local: { name: 'Lions', isTeam: true },
  visitor: { name: 'Bears', isTeam: true },
  ...{ middle: '3–1', note: null, stage: 'Final', cup: 'Cup', facts },
};

/** The pixels of a picture, four bytes each. */
async function pixelsOf(content: PictureContent) {
  const png = await drawPicture(content);
  return withDrawingKit(({ canvasKit }) => {
    const image = canvasKit.MakeImageFromEncoded(png);
    if (!image) throw new Error('No picture.');
    const [width, height] = [image.width(), image.height()];
    const pixels = image.readPixels(0, 0, { ...image.getImageInfo(), colorSpace: canvasKit.ColorSpace.SRGB });
    image.delete();
    return { width, height, pixels: Buffer.from(pixels as Uint8Array) };
  });
}

/** The strips at both sides on which nothing is written. */
async function edgesOf(content: PictureContent): Promise<string> {
  const { width, height, pixels } = await pixelsOf(content);
  const strips = Array.from({ length: height + 1 }, (_, row) => row * width * 4).map((start) =>
    pixels.subarray(Math.max(0, start - 160), start + 160).toString('base64'),
  );
  return strips.join();
}

describe('a picture', () => {
  it('is 1200 by 630 pixels', async () => {
    expect(await pixelsOf(MATCH)).toMatchObject({ width: 1200, height: 630 });
  });

  it('looks different with each part of its content', async () => {
    const contents: PictureContent[] = [
      MATCH,
      { ...MATCH, middle: '3–2' },
      { ...MATCH, note: '4–3 on penalties' },
      { ...MATCH, visitor: { name: 'Bulls', isTeam: true } },
      { ...MATCH, visitor: { name: 'Bears', isTeam: false } },
      { ...MATCH, stage: 'Semi-final' },
      { ...MATCH, cup: 'Masters' },
      { ...MATCH, facts: ['22.11.2026', '15:30', 'Stadium'] },
      CUP,
      { ...CUP, page: 'Matches' },
      { ...CUP, champion: { title: 'Champion', name: 'Lions' } },
      { ...CUP, champion: { title: 'Champion', name: 'Bears' } },
      TEAM,
      { ...TEAM, cup: 'Masters' },
    ];
    const drawn = await Promise.all(contents.map(drawPicture));
    expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(contents.length);
  });

  it.each<PictureContent>([
    { ...MATCH, ...{ middle: '99–99', note: W50, stage: W50, cup: W50, facts: [W50, W50] } },
    { ...MATCH, local: { name: W50, isTeam: true }, visitor: { name: W50, isTeam: true } },
    { kind: 'team', name: W50, cup: W50, facts: [W50, W50] },
    { ...CUP, name: W50, page: W50, facts: [W50, W50] },
    { ...CUP, name: W50, facts: [W50, W50], champion: { title: W50, name: W50 } },
  ])('of a $kind keeps its edges free of the longest names', async (content) => {
    expect((await edgesOf(content)) === (await edgesOf({ ...CUP, name: 'Ü', facts: [] }))).toBe(true);
  });

  it('cuts what has no room', async () => {
    const cutAt = (end: string) => drawPicture({ ...CUP, name: W50 + end, facts: [W50, end] });
    expect(await cutAt('A')).toEqual(await cutAt('B'));
  });

  it('is drawn by a new library after an error', async () => {
    const failing = await withDrawingKit((kit) => {
      vi.spyOn(kit.canvasKit, 'MakeSurface').mockReturnValue(null);
      return kit;
    });
    await expect(drawPicture(MATCH)).rejects.toThrow('no memory');
    expect(await pixelsOf(MATCH)).toMatchObject({ width: 1200 });
    expect(await withDrawingKit((kit) => kit === failing)).toBe(false);
  });
});
