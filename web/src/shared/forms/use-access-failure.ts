import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-text';
import { paths } from '../paths/paths';
import { showMessage } from '../stores/messages';
import { removeUser } from '../stores/user';
import { errorTexts } from '../texts/forms';

/** What login reads from the router: the page to go to afterwards. */
export interface LoginState {
  readonly from?: string;
}

function reasonOf(error: unknown): string {
  const { noAdministrator } = errorTexts;
  return error instanceof ApiError && error.status === 403 ? noAdministrator : errorText(error);
}

/** Ends a session that the server no longer accepts, and goes to login with the reason and the page to come back to. */
export function useAccessFailure(): (error: unknown) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (error) => {
      removeUser();
      showMessage('error', reasonOf(error));
      const state: LoginState = { from: pathname };
      void navigate(paths.login, { replace: true, state });
    },
    [navigate, pathname],
  );
}
