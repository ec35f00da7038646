import { leavingTexts } from '../../shared/texts/leaving';
import { endAsking, useLeaving } from '../../shared/stores/leaving';
import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';
import { useLeaveListeners } from './use-leave-listeners';

/** Asks before a link, the back button or closing the tab takes a half-filled form away. */
export function LeaveGuard() {
  useLeaveListeners();
  const wish = useLeaving((state) => state.wish);

  const handleLeave = () => {
    endAsking();
    wish?.();
  };

  return (
    <Modal
      isOpen={wish !== null}
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
