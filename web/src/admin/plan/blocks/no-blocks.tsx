import type { BlocksDemand } from '@futsal-cup/domain/plan/blocks/find-obstacles';
import { ButtonLink } from '../../../shelf/ui/button';
import { cluster, stack } from '../../../shelf/styles/layout';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import { planStepAddress } from '../plan-steps';
import styles from '../plan.module.css';
import type { BlocksAnswer } from '../search/answer-question';
import type { EditedBlocks } from './blocks-store';

interface NoBlocksProps {
  readonly answer: Extract<BlocksAnswer, { kind: 'none' }>;
  readonly edited: EditedBlocks;
}

/** Says why there is no plan: which pairs of teams cannot be kept apart, or for whom the blocks are too short. */
export function NoBlocks({ answer: { why, obstacles }, edited: { categories, settings } }: NoBlocksProps) {
  const { blocks: texts, none, step } = useAdminTexts().plan;
  const teamName = (teamId: string) => {
    const own = categories.find(({ cup }) => cup.Teams.some((team) => team.teamId === teamId));
    return `${own?.cup.Teams.find((team) => team.teamId === teamId)?.name ?? ''} (${own?.name ?? ''})`;
  };
  const sentenceOf = (demand: BlocksDemand) => {
    if (demand.kind === 'rest') return none.rest(settings.leastRest);
    if (demand.kind === 'pause') return none.pause(settings.pauseBeforeKnockout);
    const [one, other] = settings.apart[demand.pair] ?? ['', ''];
    return texts.pair(teamName(one), teamName(other));
  };
  const names = why.part.categories.map((index) => categories[index]?.name ?? '').join(', ');
  return (
    <Panel title={none.title}>
      <div className={stack(1, styles['problems'])} role="alert">
        {obstacles.length === 0 && <p>{texts.tooShort(names)}</p>}
        {obstacles.length > 0 && (
          <>
            <p>{texts.obstacles}</p>
            <ul className={ui['bullets']}>
              {obstacles.map((demand, index) => (
                <li key={index}>{sentenceOf(demand)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={cluster(3)}>
        {(['time', 'format'] as const).map((name) => (
          <ButtonLink key={name} look="secondary" to={planStepAddress(name)}>
            {step[name]}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
