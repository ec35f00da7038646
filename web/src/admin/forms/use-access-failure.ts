import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../shelf/api/api-error';
import { errorText } from '../calls/error-text';
import { paths } from '../../shelf/addresses/paths';
import { keepPage } from '../../shelf/stores/keep-page';
import { showMessage } from '../../shelf/stores/messages';
import { removeUser } from '../../shelf/stores/user';
import { shownErrorTexts } from '../texts/session-texts';

/** The login page reads this state from the router: the page to go to afterwards. */
export interface LoginState {
  readonly from?: string;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  const { errors } = shownErrorTexts();
  if (error.status === 403) return errors.noAdministrator;
  return error.status === 401 ? errors.logInAgain : errorText(error);
}

/**
 * Ends a session that the server no longer accepts, and goes to the login with the reason and the page to come back to. The
 * input on that page is preserved.
 */
export function useAccessFailure(): (error: unknown) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (error) => {
      keepPage(location);
      removeUser();
      showMessage('error', reasonOf(error));
      const state: LoginState = { from: location.pathname };
      void navigate(paths.login, { replace: true, state });
    },
    [navigate, location],
  );
}
