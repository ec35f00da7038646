import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { endAsking, hasUnsavedForms, leave, useLeaving } from '../../../shared/stores/leaving';
import { leavingTexts } from '../../../shared/texts/forms';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/dialog/modal';

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

/** The router numbers its entries, which tells back from forward. */
function entryNumber(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** The browser reports a step back only after it was made: the step is undone, and made again when the person agrees. */
function holdHistory(shownNumber: RefObject<number>) {
  let ownSteps = 0;
  return (event: PopStateEvent): void => {
    const step = entryNumber() - shownNumber.current;
    const isOwn = ownSteps > 0;
    ownSteps = 0;
    if (isOwn || step === 0 || !hasUnsavedForms()) return;
    const go = (steps: number) => {
      ownSteps = 1;
      window.history.go(steps);
    };
    event.stopImmediatePropagation();
    go(-step);
    leave(() => go(step));
  };
}

/** Watches every way of leaving the page while a form holds something unsaved. */
function useLeaveListeners(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const shownNumber = useRef(0);

  useEffect(() => {
    shownNumber.current = entryNumber();
  }, [key]);

  useEffect(() => {
    const handleClick = holdLinks(navigate);
    const handlePop = holdHistory(shownNumber);
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    window.addEventListener('popstate', handlePop, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('popstate', handlePop, true);
    };
  }, [navigate]);
}

/** Asks before a link, the back button or closing the tab discards a half-filled form. */
export function LeaveGuard() {
  useLeaveListeners();
  const pendingLeave = useLeaving((state) => state.pendingLeave);

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
