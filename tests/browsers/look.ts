import type { DrivenBrowser } from './drive/driven-browser';

/** The widest phone-like window that every browser can be made to; Firefox's windows are not narrower. */
export const PHONE = { width: 460, height: 800 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;

/** Returns by how many pixels the page is wider than the window. */
export function sideScroll(browser: DrivenBrowser): Promise<number> {
  return browser.run(`
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;`);
}

/** Scrolls through the whole page until everything is loaded: Firefox reports code that is still loading when the page is left as an error. */
export async function scrollThrough(browser: DrivenBrowser): Promise<void> {
  await browser.run(`
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    for (let loaded = -1; loaded !== performance.getEntriesByType('resource').length;) {
      loaded = performance.getEntriesByType('resource').length;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }`);
}

/**
 * Returns the contrast of a control as it is drawn: between its most frequent colour, which is its ground, and the colour that differs most
 * from it, which is that of its text. The page itself reads the picture, because it can decode one.
 */
export async function drawnContrast(browser: DrivenBrowser, selector: string): Promise<number> {
  const picture = await browser.picture(selector);
  return browser.run(`
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    const { width, height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const counts = new Map();
    // The outline of the control is not its text.
    for (let y = 4; y < height - 4; y += 1)
      for (let x = 4; x < width - 4; x += 1) {
        const [red, green, blue] = data.subarray(4 * (y * width + x));
        const colour = (red << 16) | (green << 8) | blue;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    const light = (colour) => {
      const part = (shift) => {
        const value = ((colour >> shift) & 255) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
    };
    const contrast = (a, b) => {
      const [low, high] = [light(a), light(b)].sort((one, other) => one - other);
      return (high + 0.05) / (low + 0.05);
    };
    const [ground] = [...counts].sort(([, one], [, other]) => other - one)[0];
    return Math.max(...[...counts.keys()].map((colour) => contrast(colour, ground)));`);
}
