import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { ownStoreHook } from './build/own-store-hook.ts';
import { pageBuild } from './build/page-build.ts';
import { shortClassName } from './build/short-class-name.ts';
import { smallIcons } from './build/small-icons.ts';
import { withoutCode } from './build/without-code.ts';

const ownIcons = `${normalizePath(import.meta.dirname)}/src/shelf/ui/create-icon.ts`;

/** Builds what other websites show in a frame. A common build would split the site's files anew, and visitors would load more of them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownStoreHook(), smallIcons(ownIcons), withoutCode()],
  css: { modules: { generateScopedName: shortClassName } },
  build: pageBuild('embed'),
});
