import { accountContracts } from '@futsal-cup/domain/contracts/accounts';
import { route } from '../../platform/route';
import { logIn } from './log-in';
import { refreshSession } from './refresh-session';
import { register } from './register';

export const accountRoutes = [
  route(accountContracts.login, ({ request, dependencies, address }) =>
    logIn(dependencies, request, address),
  ),

  route(accountContracts.refreshSession, ({ request, dependencies }) =>
    refreshSession(dependencies, request.refreshToken),
  ),

  route(accountContracts.register, ({ request: { email, password }, dependencies, address }) =>
    register(dependencies, { email, password }, address),
  ),

  /** The guard has done all there is to do. */
  route(accountContracts.validateAccess, async () => ({})),
];
