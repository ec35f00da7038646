import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdUnsavedForm } from '../shelf/stores/leave';
import { reloadAfterDeploy } from './reload-after-deploy';

const reload = vi.fn();
const network = vi.fn();
let stop: () => void;

async function missCode(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  network.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', network);
  stop = reloadAfterDeploy(reload);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a page whose code is gone', () => {
  it('reloads once, and fails openly when that did not help', async () => {
    await missCode();
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once where several files are missing at once', async () => {
    await Promise.all([missCode(), missCode()]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload without a network, and does so once there is one', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    await missCode();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while it is left, and does so again where the visitor stays', async () => {
    window.dispatchEvent(new Event('beforeunload'));
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await missCode();
    later.mockRestore();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload under a form that was held when the code was missed, and let go since', async () => {
    const release = holdUnsavedForm();
    const missed = missCode();
    release();
    await missed;
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload under a half-filled form', async () => {
    const release = holdUnsavedForm();
    await missCode();
    release();
    expect(reload).not.toHaveBeenCalled();
  });
});
