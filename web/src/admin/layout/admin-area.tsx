import { type Location, NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { loadAdminTexts } from '../texts/admin-texts';
import { adminPages, loadAdminPage } from './admin-pages';
import { AdminLayout } from './admin-layout';
import { adminPathAt } from '../../shelf/addresses/path-at';

/** Loads the page at an address together with the frame around it; otherwise React would show an empty page for 300 ms. */
export async function load(pathname = window.location.pathname): Promise<void> {
  await Promise.all([loadAdminPage(pathname), loadAdminTexts()]);
}

/**
 * Renders all admin pages with the layout around them. While somebody logs in again, the hidden page keeps the location
 * where it was left. The location is given as the router's own `Routes` does it, because the code of `Routes` would be in
 * the first view of every visitor.
 */
export function Component({ location }: { readonly location: Location }) {
  const path = adminPathAt(location.pathname);
  if (!path) return null;
  const Page = adminPages[path];
  return (
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <AdminLayout>
        <Page />
      </AdminLayout>
    </LocationContext>
  );
}
