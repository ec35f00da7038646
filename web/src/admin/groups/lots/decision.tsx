import type { LevelTeams } from '@futsal-cup/domain/bracket/open-decisions';
import { useState } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { ReviewNotice } from '../../review/review-notice';
import { ActionButton } from '../../forms/form-buttons';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { ConfirmModal } from '../../ui/confirm-modal';
import { stack } from '../../../shelf/styles/layout';
import styles from '../groups.module.css';
import { DecisionModal } from './decision-modal';
import { type DecisionSubject, NOTHING, type Recorded } from './decision-subject';
import { decisionOf, openDecision, type OpenedDecision } from './opened-decision';
import { namesIn, useSaveDecision } from './use-save-decision';

interface NeededDecisionProps {
  readonly place: number | null;
  readonly levels: readonly LevelTeams[];
  readonly onOpen: () => void;
}

/** Names the teams that only a decision can separate, and opens the form for it. */
function NeededDecision({ place, levels, onOpen }: NeededDecisionProps) {
  const { lots: texts } = useAdminTexts().groups;
  const cup = useCurrentCup();
  if (levels.length === 0) return null;
  return (
    <>
      <p>{place === null ? texts.needed : texts.neededAcross(place)}</p>
      <p>
        <strong>{levels.map(({ teamIds }) => namesIn(cup, teamIds)).join(' / ')}</strong>
      </p>
      <Button look="secondary" onClick={onOpen}>
        {texts.record}
      </Button>
    </>
  );
}

interface RecordedDecisionProps {
  readonly recorded: Recorded;
  readonly isDeciding: () => boolean;
  readonly onTakeBack: () => void;
}

/** Shows what was decided and how, and the button that deletes it. */
function RecordedDecision({
  recorded: { teamIds, decision },
  isDeciding,
  onTakeBack,
}: RecordedDecisionProps) {
  const { lots: texts } = useAdminTexts().groups;
  const cup = useCurrentCup();
  if (teamIds.length === 0) return null;
  const inWords = isDeciding() ? texts.recorded : texts.kept;
  return (
    <>
      <p>{inWords(texts.kinds[decision], namesIn(cup, teamIds))}</p>
      <ActionButton look="secondary" onClick={onTakeBack}>
        {texts.takeBack}
      </ActionButton>
    </>
  );
}

/** Shows the form for a decision where the rules cannot separate teams, and the button that deletes a recorded one. */
export function Decision<Record extends { readonly updatedAt: string }>({
  subject,
}: {
  readonly subject: DecisionSubject<Record>;
}) {
  const { lots: texts } = useAdminTexts().groups;
  const [opened, setOpened] = useState<OpenedDecision<Record> | null>(null);
  /** The button asks first if deleting the order brings other teams into matches with a score. */
  const [isTakenBack, setTakenBack] = useState(false);
  const recorded = subject.recordedIn(subject.record);
  const levels = subject.levelsWith(recorded);
  const { save, staleEdit, toReviewBy } = useSaveDecision({ subject, opened, setOpened });

  const saveDecision = (decided: Recorded) => {
    setTakenBack(false);
    void save(decided);
  };

  const handleTakeBack = () => {
    if (toReviewBy(NOTHING).length > 0) setTakenBack(true);
    else saveDecision(NOTHING);
  };

  if (levels.length === 0 && recorded.teamIds.length === 0 && !opened) return null;
  return (
    <div className={stack(2, styles['lots'])}>
      <NeededDecision place={subject.place} levels={levels} onOpen={() => setOpened(openDecision(subject))} />
      <RecordedDecision recorded={recorded} isDeciding={subject.isDeciding} onTakeBack={handleTakeBack} />
      <DecisionModal
        opened={opened}
        onChange={(change) => setOpened(opened && { ...opened, ...change })}
        onSave={() => opened && saveDecision(decisionOf(opened))}
        onClose={() => setOpened(null)}
      />
      <ConfirmModal
        isOpen={isTakenBack}
        title={texts.takeBack}
        confirmText={texts.takeBack}
        onConfirm={() => saveDecision(NOTHING)}
        onClose={() => setTakenBack(false)}
      >
        <ReviewNotice matches={isTakenBack ? toReviewBy(NOTHING) : []} isClosing={!isTakenBack} />
      </ConfirmModal>
      <StaleEditModal {...staleEdit} />
    </div>
  );
}
