import { Outlet } from 'react-router-dom';
import { AdminBar } from './admin-bar';
import { PageFrame } from './page-frame';
import { useAccessCheck } from './use-access-check';

export function AdminLayout() {
  useAccessCheck();
  return (
    <PageFrame header={<AdminBar />}>
      <Outlet />
    </PageFrame>
  );
}
