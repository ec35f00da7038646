import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAccessFailure } from '../../shelf/api/access-failure';
import { isPassing } from '../../shelf/api/api-error';
import { errorText } from '../calls/error-text';
import { submitForm } from '../calls/submit-form';
import { useAccessFailure } from '../forms/use-access-failure';
import { showMessage } from '../../shelf/stores/messages';

const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * Asks the server on every visit to an admin path whether this person may be there. A refusal ends the session. When the
 * server does not answer or fails, the person stays, reads why, and the question is asked again.
 */
export function useAccessCheck(): void {
  const { key } = useLocation();
  const failAccess = useAccessFailure();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const handleFailure = (error: unknown) => {
      if (isOver) return;
      if (isAccessFailure(error)) return failAccess(error);
      showMessage('error', errorText(error));
      if (isPassing(error)) timer = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_AFTER_MS);
    };

    submitForm({ call: 'validateAccess', payload: {} }).catch(handleFailure);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, attempt, failAccess]);
}
