import { Activity, Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CLUB_HAS } from '../shared/club/club-has';
import { isAdminPath, paths, type SitePath } from '../shared/paths/paths';
import { forgetKeptPage, useKeptPage } from '../shared/stores/kept-page';
import { useLanguage } from '../shared/texts/use-texts';
import { PageSkeleton } from './layout/page-frame';
import { PublicLayout, SessionLayout } from './layout/layouts';
import { useScrollToTop } from './layout/use-page-change';
import { AdminArea, pages } from './pages';

const adminPaths = Object.values(paths).filter(isAdminPath);

function routesTo(...addresses: readonly SitePath[]) {
  return addresses.map((path) => {
    const Page = pages[path];
    return <Route key={path} path={path} element={<Page />} />;
  });
}

function SiteRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {routesTo(
          paths.main,
          paths.home,
          paths.matches,
          paths.teams,
          paths.match,
          paths.team,
          paths.contact,
          ...(CLUB_HAS.blog ? [paths.blog, paths.single] : []),
        )}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
      <Route element={<SessionLayout />}>{routesTo(paths.login, paths.register, paths.account)}</Route>
    </Routes>
  );
}

/** The admin pages. One whose session ended while something was typed stays as it is, hidden, until it is opened again. */
function AdminRoutes({ isShown }: { readonly isShown: boolean }) {
  const here = useLocation();
  const kept = useKeptPage(({ page }) => page?.location);
  const location = isShown ? here : kept;

  useEffect(() => {
    if (isShown) forgetKeptPage();
  }, [isShown]);

  if (!location) return null;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Suspense fallback={<PageSkeleton />}>
        <AdminArea location={location} />
      </Suspense>
    </Activity>
  );
}

export function AppRoutes() {
  // A change of the language draws every page anew, also what only asks for a text while it is drawn.
  useLanguage();
  const { pathname } = useLocation();
  const isAdmin = adminPaths.some((path) => matchPath(path, pathname) !== null);
  useScrollToTop();
  return (
    <>
      {!isAdmin && <SiteRoutes />}
      <AdminRoutes isShown={isAdmin} />
    </>
  );
}
