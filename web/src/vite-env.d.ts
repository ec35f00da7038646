interface ImportMetaEnv {
  /** Whether the build shows the samples of blog and gallery (`tools/src/build.ts`). */
  readonly VITE_SAMPLES?: 'on' | 'off';
}
