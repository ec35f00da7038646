import type { ReactNode } from 'react';
import { LoadFailed, Skeleton } from '../../../shelf/ui/content-states';
import { PublishedContext } from './published-context';
import { usePlanAnswer } from './use-plan-answer';

/** Shows its content once the published plan has been loaded. */
export function PublishedPlan({ children }: { readonly children: ReactNode }) {
  const { data, error, isLoading, mutate } = usePlanAnswer();
  if (data) return <PublishedContext value={data.plan}>{children}</PublishedContext>;
  return error !== undefined && !isLoading ? (
    <LoadFailed onTryAgain={() => void mutate()} />
  ) : (
    <Skeleton height="24rem" />
  );
}
