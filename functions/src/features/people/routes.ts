import { peopleContracts } from '@futsal-cup/domain/contracts/people';
import { endSessions } from '../../accounts/end-sessions';
import { findAccount, giveRole, removeAccount, takeRole } from '../../accounts/roles';
import { recordEvent } from '../../storage/history/record-change';
import { type Call, type CallOf, route } from '../route';
import { handleCreateInvitation, handleRevokeInvitation } from './invitations';
import { handleGetPeople } from './people';

/** An account as an administrator changes it. */
type OfPerson = Call<{ readonly userId: string }>;

function changing(
  change: (dependencies: OfPerson['dependencies'], by: { userId: string; actor: string }) => Promise<void>,
) {
  return async ({ request: { userId }, dependencies, by }: OfPerson) => {
    await change(dependencies, { userId, actor: by });
    return {};
  };
}

async function handleEndSessions({ request: { userId }, dependencies, actor }: CallOf<'endSessions'>) {
  await findAccount(dependencies, userId);
  const { db, clock } = dependencies;
  const batch = db.batch();
  const event = { what: 'sessions-ended', tournamentId: null, about: userId } as const;
  recordEvent(db, batch, event, { actor, now: clock() });
  await batch.commit();
  await endSessions(dependencies.accounts, userId);
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
