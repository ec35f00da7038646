import type { Plugin } from 'vite';

/** Serves the page of the scorers under the address that Hosting has for it. */
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
