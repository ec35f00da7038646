import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdUnsavedForm } from '../shared/stores/leaving';
import { reloadAfterDeploy } from './reload-after-deploy';

const reload = vi.fn();
let stop: () => void;

function missCode(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  stop = reloadAfterDeploy(reload);
});

afterEach(() => stop());

describe('a page whose code is gone', () => {
  it('reloads once, and fails openly when that did not help', () => {
    expect(missCode().defaultPrevented).toBe(true);
    expect(missCode().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload under a half-filled form', () => {
    const release = holdUnsavedForm();
    expect(missCode().defaultPrevented).toBe(false);
    release();
    expect(reload).not.toHaveBeenCalled();
  });
});
