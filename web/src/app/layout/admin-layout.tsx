import { Outlet } from 'react-router-dom';
import { AdminBar } from './admin/admin-bar';
import { LeaveGuard } from './admin/leave-guard';
import { PageFrame } from './page-frame';
import { useAccessCheck } from './admin/use-access-check';

export function Component() {
  useAccessCheck();
  return (
    <PageFrame header={<AdminBar />}>
      <Outlet />
      <LeaveGuard />
    </PageFrame>
  );
}
