import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths/paths';
import { PageSkeleton } from './layout/page-skeleton';
import { PublicLayout } from './layout/public-layout';
import { SessionLayout } from './layout/session-layout';
import { page } from './page';

const Main = page(() => import('./routes/main'));
const Home = page(() => import('./routes/home'));
const Matches = page(() => import('./routes/matches'));
const Teams = page(() => import('./routes/teams'));
const Contact = page(() => import('./routes/contact'));
const Blog = page(() => import('./routes/blog'));
const Single = page(() => import('./routes/single'));
const AdminLayout = page(() => import('./layout/admin-layout'));
const Login = page(() => import('./routes/login'));
const Register = page(() => import('./routes/register'));
const Admin = page(() => import('./routes/admin'));
const TournamentOptions = page(() => import('./routes/tournament-options'));
const TournamentDetails = page(() => import('./routes/tournament-details'));
const AdminTeams = page(() => import('./routes/admin-teams'));
const AdminTeamsUpdate = page(() => import('./routes/admin-teams-update'));
const Fixture = page(() => import('./routes/fixture'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.main} element={<Main />} />
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.matches} element={<Matches />} />
        <Route path={paths.teams} element={<Teams />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.blog} element={<Blog />} />
        <Route path={paths.single} element={<Single />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
      <Route element={<SessionLayout />}>
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
      </Route>
      <Route
        element={
          <Suspense fallback={<PageSkeleton />}>
            <AdminLayout />
          </Suspense>
        }
      >
        <Route path={paths.admin} element={<Admin />} />
        <Route path={paths.tournamentOptions} element={<TournamentOptions />} />
        <Route path={paths.tournamentDetails} element={<TournamentDetails />} />
        <Route path={paths.adminTeams} element={<AdminTeams />} />
        <Route path={paths.adminTeamsUpdate} element={<AdminTeamsUpdate />} />
        <Route path={paths.fixture} element={<Fixture />} />
      </Route>
    </Routes>
  );
}
