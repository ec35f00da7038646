import { loginContract } from '@futsal-cup/domain/contracts/login';
import { refreshSessionContract } from '@futsal-cup/domain/contracts/refresh-session';
import { registerContract } from '@futsal-cup/domain/contracts/register';
import { validateAccessContract } from '@futsal-cup/domain/contracts/validate-access';
import { route } from '../../platform/route';
import { logIn } from './log-in';
import { refreshSession } from './refresh-session';
import { register } from './register';

export const accountRoutes = [
  route(loginContract, ({ request, dependencies, address }) => logIn(dependencies, request, address)),

  route(refreshSessionContract, ({ request, dependencies }) =>
    refreshSession(dependencies, request.refreshToken),
  ),

  route(registerContract, ({ request: { email, password }, dependencies, address }) =>
    register(dependencies, { email, password }, address),
  ),

  /** The guard has done all there is to do. */
  route(validateAccessContract, async () => ({})),
];
