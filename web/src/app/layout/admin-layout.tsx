import { Outlet } from 'react-router-dom';
import { AdminBar } from './admin-bar';
import { LeaveGuard } from './leave-guard';
import { PageFrame } from './page-frame';
import { useAccessCheck } from './use-access-check';

export function Component() {
  useAccessCheck();
  return (
    <PageFrame header={<AdminBar />}>
      <Outlet />
      <LeaveGuard />
    </PageFrame>
  );
}
