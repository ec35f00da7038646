import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { useFormCall } from '../forms/use-form-call';
import { currentUser, saveUser } from '../../shelf/stores/user';

/** Fetches a token with the rights that the account has now, and tells whether the account is an administrator's. */
export function useFreshRole(): () => Promise<boolean> {
  const { submit } = useFormCall();
  return async () => {
    const user = currentUser();
    if (!user) return false;
    const payload = { refreshToken: user.refreshToken };
    const answer = await submit({ call: 'refreshSession', payload });
    if (!answer.ok) return false;
    saveUser({ ...user, ...answer.data });
    return answer.data.role === ADMIN_ROLE;
  };
}
