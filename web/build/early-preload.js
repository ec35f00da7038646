/*
 * Runs on its own before the app has arrived, and asks for what the app will ask for: the code of the page and the cup that
 * it shows. The build puts `filesOfPages` above it and hands it over as a file, because the content security policy allows
 * no inline script.
 */
/* global filesOfPages */
function preload(href, as) {
  const link = document.createElement('link');
  link.rel = as === 'script' ? 'modulepreload' : 'preload';
  link.as = as;
  link.href = href;
  if (as !== 'style') link.crossOrigin = '';
  document.head.append(link);
}

function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

const { pathname, search } = window.location;
const files = filesOfPages[pathname];
for (const file of files ?? []) preload(file, file.endsWith('.css') ? 'style' : 'script');

const current = stored('tournaments-storage')?.state?.currentTournament;
const tournamentId = new URLSearchParams(search).get('tournament') ?? current?.tournamentId;
// Who is logged in sends a token, which a preload cannot.
if (files && !stored('user')) {
  if (pathname === '/') preload('/api/tournaments/get-all', 'fetch');
  else if (tournamentId) preload(`/api/tournaments/${encodeURIComponent(tournamentId)}`, 'fetch');
}
