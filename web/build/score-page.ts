import type { Plugin } from 'vite';

/** Serves the scorers' page during development at the same address as Firebase Hosting does. */
export function scorePage(): Plugin {
  return {
    name: 'score-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/score(?=$|[?#])/, '/score.html');
        next();
      });
    },
  };
}
