import { UserError } from '../user-error';

const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com';

/** An account that nobody has: the way Firebase Auth refuses it shows how the project is set up. */
const NOBODY = { email: 'nobody@futsal-cup.invalid', password: 'Nobody-2026!', returnSecureToken: true };

const PROBLEMS: Readonly<Record<string, string>> = {
  API_KEY_INVALID:
    'The web API key belongs to no project. Copy it again from Project settings, General, "Web API key".',
  CONFIGURATION_NOT_FOUND:
    'Authentication is not switched on yet. In the Firebase console open Authentication and press "Get started".',
  OPERATION_NOT_ALLOWED:
    'Signing in by e-mail and password is off. Switch it on under Authentication, Sign-in method.',
  PASSWORD_LOGIN_DISABLED:
    'Signing in by e-mail and password is off. Switch it on under Authentication, Sign-in method.',
};

interface Answer {
  readonly error?: { readonly message?: string; readonly details?: readonly { readonly reason?: string }[] };
}

function codesOf({ error }: Answer): string[] {
  const reasons = (error?.details ?? []).map(({ reason }) => reason ?? '');
  return [(error?.message ?? '').split(' ')[0] ?? '', ...reasons];
}

/**
 * Asks Firebase Auth to sign in somebody who does not exist. A user error says why nobody could sign in at all; a returned
 * warning says that e-mail enumeration protection is off; null means that all is well.
 */
export async function checkSignIn(key: string, origin = IDENTITY_TOOLKIT): Promise<string | null> {
  const response = await fetch(`${origin}/v1/accounts:signInWithPassword?key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(NOBODY),
  });
  const codes = codesOf((await response.json().catch(() => ({}))) as Answer);
  const problem = codes.map((code) => PROBLEMS[code]).find((text) => text !== undefined);
  if (problem) throw new UserError(problem);
  if (codes.includes('INVALID_LOGIN_CREDENTIALS')) return null;
  if (codes.includes('EMAIL_NOT_FOUND')) {
    return (
      'E-mail enumeration protection is off, so anybody with the web API key can find out who has an account. ' +
      'Switch it on under Authentication, Settings, User actions.'
    );
  }
  throw new UserError(
    `Firebase Auth answered ${response.status} (${codes[0] || 'no reason'}) to the web API key.`,
  );
}
