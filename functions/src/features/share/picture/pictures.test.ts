import { describe, expect, it, vi } from 'vitest';
import type { TeamPicture } from './picture-content';
import { type DrawPicture, Pictures } from './pictures';

const content = (name: string): TeamPicture => ({ kind: 'team', name, cup: 'Cup', facts: [] });

function setUp(
  draw: DrawPicture = (asked) => Promise.resolve(new TextEncoder().encode(JSON.stringify(asked))),
) {
  let now = 0;
  const logger = { warn: vi.fn(), error: vi.fn() };
  const drawing = vi.fn(draw);
  const pictures = new Pictures({ draw: drawing, clock: () => now, logger });
  const pass = (seconds: number) => (now += seconds * 1_000);
  return { pictures, drawing, logger, pass };
}

/** A drawer that finishes when the test says so. */
function slowDrawer() {
  const finish: (() => void)[] = [];
  const draw: DrawPicture = () => new Promise((resolve) => finish.push(() => resolve(new Uint8Array(1))));
  return { draw, finish };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => content(`Team ${index}`));

describe('the pictures of a process', () => {
  it('are drawn once for all who ask, at once or later', async () => {
    const { pictures, drawing } = setUp();
    const [first, second] = await Promise.all([
      pictures.get(content('Lions')),
      pictures.get(content('Lions')),
    ]);
    expect(await pictures.get(content('Lions'))).toBe(first);
    expect(second).toBe(first);
    expect(drawing).toHaveBeenCalledOnce();
    expect(await pictures.get(content('Bears'))).not.toEqual(first);
  });

  it('are drawn one after the other', async () => {
    const { draw, finish } = slowDrawer();
    const { pictures, drawing } = setUp(draw);
    const asked = names(2).map((each) => pictures.get(each));
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(drawing).toHaveBeenCalledOnce();
    finish[0]?.();
    await vi.waitFor(() => expect(finish).toHaveLength(2));
    finish[1]?.();
    expect(await Promise.all(asked)).toHaveLength(2);
  });

  it('are awaited by few: the seventh is answered at once that there is none', async () => {
    const { draw, finish } = slowDrawer();
    const { pictures } = setUp(draw);
    const asked = names(6).map((each) => pictures.get(each));
    expect(await pictures.get(content('One too many'))).toBeNull();
    for (let drawn = 0; drawn < 6; drawn += 1) {
      await vi.waitFor(() => expect(finish).toHaveLength(drawn + 1));
      finish[drawn]?.();
    }
    expect(await Promise.all(asked)).not.toContain(null);
    const later = pictures.get(content('Later'));
    await vi.waitFor(() => expect(finish).toHaveLength(7));
    finish[6]?.();
    expect(await later).not.toBeNull();
  });

  it('are drawn once a second in the long run, and those that are kept still answered', async () => {
    const { pictures, drawing, pass } = setUp();
    const answers = [];
    for (const each of names(30)) answers.push(await pictures.get(each));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(20);
    expect(await pictures.get(content('Team 0'))).not.toBeNull();
    expect(await pictures.get(content('Team 29'))).toBeNull();
    pass(1);
    expect(await pictures.get(content('Team 29'))).not.toBeNull();
    expect(drawing).toHaveBeenCalledTimes(21);
  });

  it('are forgotten after a hundred others', async () => {
    const { pictures, drawing, pass } = setUp();
    for (const each of names(101)) {
      pass(1);
      await pictures.get(each);
    }
    await pictures.get(content('Team 100'));
    expect(drawing).toHaveBeenCalledTimes(101);
    pass(1);
    await pictures.get(content('Team 0'));
    expect(drawing).toHaveBeenCalledTimes(102);
  });

  it('are none when drawing fails, which the log tells, and the next one is tried', async () => {
    const { pictures, drawing, logger } = setUp();
    drawing.mockRejectedValueOnce(new Error('no wasm'));
    expect(await pictures.get(content('Lions'))).toBeNull();
    expect(logger.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(logger.error.mock.calls)).not.toContain('Lions');
    expect(await pictures.get(content('Lions'))).not.toBeNull();
  });
});
