import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Match, Stage } from '../../../shelf/cup/cup';
import { useAdminTexts } from '../../texts/admin-texts';
import { EmptyText } from '../../../shelf/ui/content-states';
import { Disclosed, ToggleButton } from '../../ui/disclosure';
import { AddMatch } from '../match-form/add-match';
import { GroupSideFields } from '../match-form/match-fields';
import { emptyValues } from '../match-form/match-values';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../matches.module.css';
import { GroupMatchList } from './group-match-list';
import { fullStageName, stageLanguage } from '../../../shelf/cup/stage-name';

function AddGroupMatch({ stage }: { readonly stage: Stage }) {
  return (
    <AddMatch initialValues={emptyValues({ stageId: stage.stageId })} isOfGroup>
      {(formik) => <GroupSideFields stage={stage} formik={formik} />}
    </AddMatch>
  );
}

interface StageMatchesProps {
  readonly stage: Stage;
  readonly onEdit: (match: Match) => void;
  readonly onDelete: (match: Match) => void;
}

function ExpandedStage({ stage, onEdit, onDelete }: StageMatchesProps) {
  const { matches: texts } = useAdminTexts();
  const [isAdding, setAdding] = useState(false);
  if (stage.groups.length === 0) return <EmptyText text={texts.groups.noGroups} />;
  return (
    <>
      <div>
        <ToggleButton
          isOpen={isAdding}
          showText={texts.add.show}
          hideText={texts.add.hide}
          onToggle={() => setAdding(!isAdding)}
        />
      </div>
      <Disclosed isOpen={isAdding}>
        <AddGroupMatch stage={stage} />
      </Disclosed>
      <GroupMatchList stage={stage} onEdit={onEdit} onDelete={onDelete} />
    </>
  );
}

/** Shows one group stage; a press on its name shows its matches. */
export function StageMatches({ stage, onEdit, onDelete }: StageMatchesProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <section className={stack(4, styles['stage'])}>
      <h3>
        <button
          type="button"
          className={`${ui['name']} ${styles['stageName']}`}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          <span lang={stageLanguage(stage)}>{fullStageName(stage)}</span>
          <ChevronDown aria-hidden size={20} />
        </button>
      </h3>
      <Disclosed isOpen={isExpanded}>
        <ExpandedStage stage={stage} onEdit={onEdit} onDelete={onDelete} />
      </Disclosed>
    </section>
  );
}
