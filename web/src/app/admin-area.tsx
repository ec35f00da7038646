import { type Location, Route, Routes } from 'react-router-dom';
import { adminPages, loadAdminPage } from './admin-pages';
import { AdminLayout } from './layout/admin-layout';

/** The first page is drawn with the area: drawn without it, React would show an empty one for 300 ms. */
export const load = () => loadAdminPage(window.location.pathname);

/** All admin pages with the layout around them. */
export function Component({ location }: { readonly location: Location }) {
  return (
    <Routes location={location}>
      <Route element={<AdminLayout />}>
        {Object.entries(adminPages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
