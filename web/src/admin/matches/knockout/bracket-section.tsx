import { Fragment, useState } from 'react';
import type { Match } from '../../../shelf/cup/cup';
import { Bracket } from '../../../shelf/bracket/bracket';
import { cupRounds } from '../../../shelf/bracket/cup-rounds';
import { useCurrentCup } from '../../cup/cup-context';
import { CategoryHeading } from '../../cup/category-heading';
import { cupOfCategory, partsOf } from '../../cup/cup-of-category';
import { useTexts } from '../../../shelf/texts/use-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { Disclosed, ToggleButton } from '../../ui/disclosure';
import { EmptyText } from '../../../shelf/ui/content-states';
import { Panel } from '../../ui/panel';
import { AddKnockoutMatch } from './add-knockout-match';
import { ManageKnockout } from './manage-knockout';
import { cluster } from '../../../shelf/styles/layout';

interface BracketSectionProps {
  readonly onEdit: (match: Match) => void;
  readonly onDelete: (match: Match) => void;
}

/** Shows the bracket, and the forms that add, edit and delete its matches. */
export function BracketSection({ onEdit, onDelete }: BracketSectionProps) {
  const { bracket: bracketTexts } = useTexts();
  const { matches: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const [isManaging, setManaging] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const knockouts = partsOf(cup, cup.Stages).flatMap(({ category, categoryId }) => {
    const part = cupOfCategory(cup, categoryId);
    const rounds = cupRounds(part);
    return rounds.length > 0 ? { category, part, rounds } : [];
  });

  if (knockouts.length === 0) {
    return (
      <Panel title={bracketTexts.title}>
        <EmptyText text={texts.bracket.noStages} />
      </Panel>
    );
  }
  return (
    <Panel title={bracketTexts.title}>
      {knockouts.map(({ category, part }) => (
        <Fragment key={category ?? ''}>
          <CategoryHeading category={category} />
          <Bracket cup={part} />
        </Fragment>
      ))}
      <div className={cluster(3)}>
        <ToggleButton
          isOpen={isAdding}
          showText={texts.add.show}
          hideText={texts.add.hide}
          onToggle={() => setAdding(!isAdding)}
        />
        <ToggleButton
          isOpen={isManaging}
          showText={texts.bracket.manage.show}
          hideText={texts.bracket.manage.hide}
          onToggle={() => setManaging(!isManaging)}
        />
      </div>
      <Disclosed isOpen={isAdding}>
        <AddKnockoutMatch />
      </Disclosed>
      <Disclosed isOpen={isManaging}>
        {knockouts.map(({ category, rounds }) => (
          <ManageKnockout
            key={category ?? ''}
            category={category}
            rounds={rounds}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </Disclosed>
    </Panel>
  );
}
