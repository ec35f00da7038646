import { Activity, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CLUB_HAS } from '../shelf/club/club-has';
import { paths, type SitePath } from '../shelf/addresses/paths';
import { forgetKeptPage, useKeptPage } from '../shelf/stores/kept-page';
import { useUser } from '../shelf/stores/user';
import { useTexts } from '../shelf/texts/use-texts';
import { PageSkeleton } from '../shelf/page/frame/page-frame';
import { PublicLayout, SessionLayout } from './layouts';
import { useScrollToTop } from '../shelf/page/frame/use-page-change';
import { AdminArea, pages } from './pages';
import { adminPathAt, sitePathAt } from '../shelf/addresses/path-at';

/** The pages for signing in have a different frame from the other pages of the site. */
const SESSION_PATHS: readonly SitePath[] = [paths.login, paths.register, paths.account];

function isInSite(path: SitePath): boolean {
  return CLUB_HAS.blog || (path !== paths.blog && path !== paths.single);
}

/** The public pages and the pages for signing in. */
function SitePages({ pathname }: { readonly pathname: string }) {
  const path = sitePathAt(pathname);
  if (!path || !isInSite(path)) return <Navigate to={paths.home} replace />;
  const Page = pages[path];
  const Layout = SESSION_PATHS.includes(path) ? SessionLayout : PublicLayout;
  return (
    <Layout>
      <Page />
    </Layout>
  );
}

/**
 * The admin pages. If a session ended while a form had unsaved text, the page stays unchanged and hidden until somebody has logged
 * in again.
 */
function AdminRoutes({ isWanted }: { readonly isWanted: boolean }) {
  const here = useLocation();
  const kept = useKeptPage(({ page }) => page?.location);
  const isLoggedIn = useUser(({ user }) => user !== null);
  // After a session has ended, the back button may lead from the login page to another admin page, which would replace the page with the
  // unsaved text. The login page therefore comes first.
  const isLoginFirst = isWanted && !isLoggedIn && kept !== undefined && kept.pathname !== here.pathname;
  const isShown = isWanted && !isLoginFirst;
  const location = isShown ? here : kept;

  useEffect(() => {
    if (isShown) forgetKeptPage();
  }, [isShown]);

  if (!location) return null;
  return (
    <>
      {isLoginFirst && <Navigate to={paths.login} replace />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Suspense fallback={<PageSkeleton />}>
          <AdminArea location={location} />
        </Suspense>
      </Activity>
    </>
  );
}

export function AppRoutes() {
  // This hook makes a change of the language redraw every page, including those that only read a text while they are drawn.
  const { description } = useTexts().general;
  const { pathname } = useLocation();
  const isAdmin = adminPathAt(pathname) !== undefined;
  useScrollToTop();

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  return (
    <>
      {!isAdmin && <SitePages pathname={pathname} />}
      <AdminRoutes isWanted={isAdmin} />
    </>
  );
}
