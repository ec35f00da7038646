import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths, type Path } from '../shared/paths/paths';
import { PageSkeleton } from './layout/page-frame';
import { PublicLayout, SessionLayout } from './layout/layouts';
import { AdminLayout, pages } from './pages';

function routesTo(...addresses: readonly Path[]) {
  return addresses.map((path) => {
    const Page = pages[path];
    return <Route key={path} path={path} element={<Page />} />;
  });
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {routesTo(
          paths.main,
          paths.home,
          paths.matches,
          paths.teams,
          paths.contact,
          paths.blog,
          paths.single,
        )}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
      <Route element={<SessionLayout />}>{routesTo(paths.login, paths.register)}</Route>
      <Route
        element={
          <Suspense fallback={<PageSkeleton />}>
            <AdminLayout />
          </Suspense>
        }
      >
        {routesTo(
          paths.admin,
          paths.tournamentOptions,
          paths.tournamentDetails,
          paths.adminTeams,
          paths.adminTeamsUpdate,
          paths.fixture,
        )}
      </Route>
    </Routes>
  );
}
