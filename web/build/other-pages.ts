import type { Plugin } from 'vite';

/** Serves the scorers' page and the screen of the hall during development at the same addresses as Firebase Hosting does. */
export function otherPages(): Plugin {
  return {
    name: 'other-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/(score|tv)(?=$|[?#])/, '/$1.html');
        next();
      });
    },
  };
}
