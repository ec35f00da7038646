import type { ReactNode } from 'react';
import { AdminBar } from './admin-bar';
import { LeaveGuard } from './leave-guard';
import { PageFrame } from '../../shelf/page/frame/page-frame';
import { useAccessCheck } from './use-access-check';

/** Renders the frame of every admin page, and asks the server whether this person may use it. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  useAccessCheck();
  return (
    <PageFrame header={<AdminBar />}>
      {children}
      <LeaveGuard />
    </PageFrame>
  );
}
