import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { ownStoreHook } from './build/own-store-hook.ts';
import { pageBuild } from './build/page-build.ts';
import { withoutShelfStyles } from './build/without-shelf-styles.ts';

/** The engine of televisions of 2021, which get no later one (docs/decisions/0114-a-screen-for-the-hall.md). */
const ENGINE = 'chrome76';

/** Builds the screen of the hall. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownStoreHook(), withoutShelfStyles(normalizePath(`${import.meta.dirname}/src/shelf/`))],
  build: { ...pageBuild('tv'), target: ENGINE, cssTarget: ENGINE },
});
