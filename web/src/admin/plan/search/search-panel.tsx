import { cluster } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';

interface SearchPanelProps {
  readonly kind: 'searching' | 'cancelled' | 'failed';
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** Shows a search for a plan that has no answer yet, or gets none, and offers to cancel or to repeat it. */
export function SearchPanel({ kind, onCancel, onAgain }: SearchPanelProps) {
  const { found: texts } = useAdminTexts().plan;
  const isSearching = kind === 'searching';
  return (
    <Panel title={texts.title}>
      <p role={isSearching ? 'status' : undefined}>{texts[kind]}</p>
      <div className={cluster(3)}>
        {isSearching ? (
          <Button look="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : (
          <Button onClick={onAgain}>{texts.again}</Button>
        )}
      </div>
    </Panel>
  );
}
