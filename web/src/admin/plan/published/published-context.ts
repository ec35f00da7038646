import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { createContext, useContext } from 'react';

/** Holds the published plan of the current cup; null where none was applied. */
export const PublishedContext = createContext<PlanView | null>(null);

export function usePublished(): PlanView | null {
  return useContext(PublishedContext);
}
