import { type Location, NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { loadAdminTexts } from '../../shelf/texts/language';
import { adminCatalogues } from '../../shelf/texts/admin-catalogues';
import { adminPages, loadAdminPage } from './admin-pages';
import { AdminLayout } from './admin-layout';
import { adminPathAt } from '../../shelf/addresses/path-at';

/** The first page is drawn with the area: drawn without it, React would show an empty one for 300 ms. */
export async function load(): Promise<void> {
  await Promise.all([loadAdminPage(window.location.pathname), loadAdminTexts(adminCatalogues)]);
}

/**
 * All admin pages with the layout around them. A page that is kept while somebody logs in again has the location where it was left,
 * given as the router's own `Routes` does, whose code would be in everybody's first view.
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
