import type { HtmlTagDescriptor, Plugin } from 'vite';

function preloadTag(base: string, fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${fileName}`, crossorigin: true },
    injectTo: 'head-prepend',
  };
}

/** Adds a preload link for each font file, under the hashed name that the build gave it. */
export function preloadFonts(names: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return names.map((name) => {
          const fileName = Object.keys(bundle).find((file) => file.includes(name) && file.endsWith('.woff2'));
          if (!fileName) throw new Error(`The build has no font named ${name}.`);
          return preloadTag(base, fileName);
        });
      },
    },
  };
}
