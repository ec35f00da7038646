import { generalTexts } from '../texts/general';
import { Button } from './button';
import { EmptyText } from './empty-text';

/** Stands in for what could not be loaded. */
export function LoadFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyText text={generalTexts.loadFailed}>
        <Button onClick={onTryAgain}>{generalTexts.tryAgain}</Button>
      </EmptyText>
    </div>
  );
}
