import { useSWRConfig } from 'swr';
import { isPassing } from '../../shelf/api/api-error';
import { errorText } from '../calls/error-text';
import { useFormCall } from '../forms/use-form-call';
import { showMessage } from '../../shelf/stores/messages';
import { useAdminTexts } from '../texts/admin-texts';
import { reloadAfterUndo } from './reload-after-undo';
import ui from '../ui/ui.module.css';

/** Undoes a change at once. The button is in the banner about the change, as long as the banner is shown. */
function UndoButton({ entryId }: { readonly entryId: string }) {
  const { history: texts } = useAdminTexts();
  const { submit, isSubmitting } = useFormCall();
  const kept = useSWRConfig();

  const handleUndo = async () => {
    const answer = await submit({ call: 'undoChange', payload: { entryId }, successText: texts.undone });
    if (answer.ok) await reloadAfterUndo(kept);
    else if (isPassing(answer.error)) offerAgain(entryId, answer.error);
  };

  return (
    <button type="button" className={ui['undo']} disabled={isSubmitting} onClick={() => void handleUndo()}>
      {texts.undo}
    </button>
  );
}

/** Offers the button again after a passing failure, because the change can still be undone when the network is back. */
function offerAgain(entryId: string, error: unknown): void {
  showMessage('error', errorText(error), <UndoButton key={entryId} entryId={entryId} />);
}

/** Says that something was deleted or changed, and offers to undo it. */
export function offerUndo(text: string, entryId: string): void {
  showMessage('success', text, <UndoButton key={entryId} entryId={entryId} />);
}
