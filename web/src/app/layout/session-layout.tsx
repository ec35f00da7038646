import { Outlet } from 'react-router-dom';
import { PageFrame } from './page-frame';

/** Login and register: no navigation, no footer. */
export function SessionLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
