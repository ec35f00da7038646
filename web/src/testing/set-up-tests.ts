import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let reportedErrors: MockInstance<typeof console.error>;

/** React reports its misuse on the console: an error there that no test expects is a failure. */
beforeEach(() => {
  reportedErrors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(reportedErrors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
