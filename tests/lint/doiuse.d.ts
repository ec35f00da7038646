declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  namespace doiuse {
    interface FeatureUsage {
      readonly feature: string;
    }
  }

  function doiuse(options: {
    readonly browsers: readonly string[];
    readonly ignore: readonly string[];
    readonly onFeatureUsage: (usage: doiuse.FeatureUsage) => void;
  }): Plugin;

  export = doiuse;
}
