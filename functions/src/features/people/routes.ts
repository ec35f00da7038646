import { peopleContracts } from '@futsal-cup/domain/contracts/people';
import { endSessions } from '../../accounts/end-sessions';
import { giveRole, removeAccount, takeRole } from '../../accounts/roles';
import { isAccountGone } from '../../accounts/verify-token';
import { ApiError } from '../../platform/api-error';
import { recordEvent } from '../../storage/history/record-change';
import { type Call, type CallOf, route } from '../route';
import { handleCreateInvitation, handleRevokeInvitation } from './invitations';
import { handleGetPeople } from './people';

/** A call of an administrator that changes an account. */
type OfPerson = Call<{ readonly userId: string }>;

/** Runs work on an account, which may be removed at any moment. */
async function toAccount<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (!isAccountGone(cause)) throw cause;
    throw new ApiError([{ msg: 'account_not_found', path: 'userId' }], { cause });
  }
}

function changing(
  change: (dependencies: OfPerson['dependencies'], by: { userId: string; actor: string }) => Promise<void>,
) {
  return async ({ request: { userId }, dependencies, by }: OfPerson) => {
    await toAccount(change(dependencies, { userId, actor: by }));
    return {};
  };
}

async function handleEndSessions({ request: { userId }, dependencies, actor }: CallOf<'endSessions'>) {
  const { accounts, db, clock } = dependencies;
  await toAccount(accounts.getUser(userId));
  const batch = db.batch();
  const event = { what: 'sessions-ended', tournamentId: null, about: userId } as const;
  recordEvent(db, batch, event, { actor, now: clock() });
  await batch.commit();
  await toAccount(endSessions(accounts, userId));
  return {};
}

export const peopleRoutes = [
  route(peopleContracts.getPeople, handleGetPeople),
  route(peopleContracts.giveRole, changing(giveRole)),
  route(peopleContracts.takeRole, changing(takeRole)),
  route(peopleContracts.endSessions, handleEndSessions),
  route(peopleContracts.removeAccount, changing(removeAccount)),
  route(peopleContracts.createInvitation, handleCreateInvitation),
  route(peopleContracts.revokeInvitation, handleRevokeInvitation),
];
