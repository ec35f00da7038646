import type { Plugin } from 'vite';

/** Serves the scorers' page, the screen of the hall and the frames during development at the same addresses as Firebase Hosting does. */
export function otherPages(): Plugin {
  return {
    name: 'other-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url
          ?.replace(/^\/(score|tv)(?=$|[?#])/, '/$1.html')
          .replace(/^\/embed\/\w+/, '/embed.html');
        next();
      });
    },
  };
}
