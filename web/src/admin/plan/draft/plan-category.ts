import { createContext, useContext } from 'react';

/** The id of the category whose format is planned; null in a cup without categories. */
export const PlanCategoryContext = createContext<string | null>(null);

export function usePlanCategory(): string | null {
  return useContext(PlanCategoryContext);
}
