declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  export interface FeatureUsage {
    readonly feature: string;
  }

  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly ignore: readonly string[];
    readonly onFeatureUsage: (usage: FeatureUsage) => void;
  }): Plugin;
}
