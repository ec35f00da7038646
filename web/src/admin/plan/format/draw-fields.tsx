import { Dices } from 'lucide-react';
import { cluster } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useAdminTexts } from '../../texts/admin-texts';
import type { FormatDraft } from '../draft/plan-draft';
import { PlanCheck } from '../plan-check';
import { PlanInput } from '../plan-fields';

interface DrawFieldsProps {
  readonly format: FormatDraft;
  readonly error: string | null;
  readonly set: (changes: Partial<FormatDraft>) => void;
}

/** Asks whether the teams are drawn, and for the seed of the draw. */
export function DrawFields({ format, error, set }: DrawFieldsProps) {
  const { format: texts } = useAdminTexts().plan;
  return (
    <>
      <PlanCheck
        label={texts.isDrawn}
        hint={texts.isDrawnHint}
        isChecked={format.isDrawn}
        onCheck={(isDrawn) => set({ isDrawn })}
      />
      {format.isDrawn && (
        <>
          <PlanInput
            label={texts.seed}
            hint={texts.seedHint}
            inputMode="numeric"
            value={format.drawSeed}
            error={error}
            onType={(drawSeed) => set({ drawSeed })}
          />
          <div className={cluster(3)}>
            <Button
              look="secondary"
              onClick={() => set({ drawSeed: String(Math.floor(Math.random() * 1_000_000)) })}
            >
              <Dices aria-hidden size={20} />
              {texts.again}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
