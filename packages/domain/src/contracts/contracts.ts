import { accountContracts } from './accounts';
import type { Contract } from './contract';
import type { EndpointName } from './endpoints';
import { groupContracts } from './groups';
import { historyContracts } from './history';
import { matchContracts } from './matches';
import { peopleContracts } from './people';
import { planContracts } from './plans';
import { scorerContracts } from './scorers';
import { stageContracts } from './stages';
import { teamContracts } from './teams';
import { tournamentContracts } from './tournaments';

/** Every contract by name, in the order of the API reference. The compiler refuses an endpoint without a contract. */
export const CONTRACTS = {
  ...accountContracts,
  ...tournamentContracts,
  ...teamContracts,
  ...stageContracts,
  ...groupContracts,
  ...matchContracts,
  ...planContracts,
  ...scorerContracts,
  ...historyContracts,
  ...peopleContracts,
} satisfies Record<EndpointName, Contract>;
