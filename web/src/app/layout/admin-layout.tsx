import { Outlet } from 'react-router-dom';
import { AdminBar } from './admin/admin-bar';
import { LeaveGuard } from './admin/leave-guard';
import { PageFrame } from './page-frame';
import { useAccessCheck } from './admin/use-access-check';

/** The frame of every admin page; it asks the server whether this person may be there. */
export function AdminLayout() {
  useAccessCheck();
  return (
    <PageFrame header={<AdminBar />}>
      <Outlet />
      <LeaveGuard />
    </PageFrame>
  );
}
