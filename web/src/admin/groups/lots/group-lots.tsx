import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Cup, Stage } from '../../../shelf/cup/cup';
import { groupPartId } from '../../../shelf/addresses/paths';
import { stack } from '../../../shelf/styles/layout';
import { useCurrentCup } from '../../cup/cup-context';
import { Decision } from './decision';
import { subjectOfGroup, subjectOfPlace } from './decision-subject';

/** Records a decision among teams of a group that the rules cannot separate. */
export function GroupLots({ group }: { readonly group: GroupView }) {
  const cup = useCurrentCup();
  return <Decision subject={subjectOfGroup(cup, group)} />;
}

/** The places of a stage's groups of which the best teams go on, or on which something was decided. */
function comparedPlaces(cup: Cup, { stageId, decisions = [] }: Stage): readonly number[] {
  const asked = allMatches(cup)
    .flatMap((match) => SIDES.map((side) => match[side].source))
    .flatMap((source) => (source && 'stageId' in source && source.stageId === stageId ? [source.place] : []));
  return [...new Set([...asked, ...decisions.map(({ place }) => place)])].sort((a, b) => a - b);
}

/** Records decisions among teams on one place of several groups, such as the thirds. */
export function StageDecisions({ stage }: { readonly stage: Stage }) {
  const cup = useCurrentCup();
  return (
    <div className={stack(3)} id={groupPartId(stage.stageId)} tabIndex={-1}>
      {comparedPlaces(cup, stage).map((place) => (
        <Decision key={place} subject={subjectOfPlace(cup, stage, place)} />
      ))}
    </div>
  );
}
