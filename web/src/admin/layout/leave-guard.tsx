import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { endAsking, leave } from '../../shelf/stores/leave';
import { hasUnsavedForms, useLeaving } from '../../shelf/stores/leaving';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { Modal } from '../ui/modal';
import { setPopHandler } from '../../shelf/page/frame/before-router';
import { entryNumber, holdHistory, type ShownPage } from './hold-history';

function handleUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedForms()) event.preventDefault();
}

function linkOfThisSite(event: MouseEvent): HTMLAnchorElement | null {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOfThisSite = link?.origin === window.location.origin && link.target !== '_blank';
  return isPlainClick && isOfThisSite ? link : null;
}

/** Handles the click on a link before the router does. */
function holdLinks(navigate: NavigateFunction) {
  return (event: MouseEvent): void => {
    const link = hasUnsavedForms() ? linkOfThisSite(event) : null;
    if (!link || link.pathname === window.location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => void navigate(`${link.pathname}${link.search}${link.hash}`));
  };
}

/** Watches every way of leaving the page while a form holds something unsaved. */
function useLeaveListeners(): void {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const shownPage = useRef<ShownPage>({ pathname, number: 0 });

  useEffect(() => {
    shownPage.current = { pathname, number: entryNumber() ?? shownPage.current.number };
  }, [key, pathname]);

  useEffect(() => {
    const handleClick = holdLinks(navigate);
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    setPopHandler(holdHistory(() => shownPage.current));
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
      setPopHandler(null);
    };
  }, [navigate]);
}

/** Asks before a link, the back button or closing the tab discards a half-filled form. */
export function LeaveGuard() {
  const { leaving: leavingTexts } = useAdminTexts();
  useLeaveListeners();
  const pendingLeave = useLeaving((state) => state.pendingLeave);
  const isUnsaved = useLeaving(({ unsavedForms }) => unsavedForms > 0);

  // The input was being saved when the question opened; now it is saved, so there is nothing left to ask.
  useEffect(() => {
    if (!isUnsaved) endAsking();
  }, [isUnsaved]);

  const handleLeave = () => {
    endAsking();
    pendingLeave?.();
  };

  return (
    <Modal
      isOpen={pendingLeave !== null}
      title={leavingTexts.title}
      onClose={endAsking}
      actions={
        <>
          <Button look="secondary" onClick={handleLeave}>
            {leavingTexts.leave}
          </Button>
          <Button onClick={endAsking}>{leavingTexts.stay}</Button>
        </>
      }
    >
      <p>{leavingTexts.question}</p>
    </Modal>
  );
}
