import { settingsOfCategory, type BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import type { BlocksDemand } from '@futsal-cup/domain/plan/blocks/find-obstacles';
import type { PlanPart } from '@futsal-cup/domain/plan/blocks/plan-parts';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { minutesOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { ButtonLink } from '../../../shelf/ui/button';
import { cluster, stack } from '../../../shelf/styles/layout';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import { planStepAddress } from '../plan-steps';
import styles from '../plan.module.css';
import type { BlocksAnswer } from '../search/answer-question';
import type { EditedBlocks } from './blocks-store';

/** How many matches the blocks of a part have room for, and how many there are. */
function roomOf(settings: BlocksSettings, { blocks, categories }: PlanPart) {
  const { minutesBetween } = settings;
  const rooms = blocks
    .flatMap((index) => settings.blocks[index] ?? [])
    .map((block) => {
      const minutes = minutesOf(block.to) - minutesOf(block.from) + minutesBetween;
      return block.courts.length * Math.floor(minutes / (block.minutesPerMatch + minutesBetween));
    });
  const planned = categories.map(
    (index) => deriveFixtures(settingsOfCategory(settings, index)).matches.length,
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return { places: sum(rooms), matches: sum(planned) };
}

interface NoBlocksProps {
  readonly answer: Extract<BlocksAnswer, { kind: 'none' }>;
  readonly edited: EditedBlocks;
}

/** Says why there is no plan: which pairs of teams cannot be kept apart, or for whom none was found whatever is demanded. */
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
  const { places, matches } = roomOf(settings, why.part);
  const names = why.part.categories.map((index) => categories[index]?.name ?? '').join(', ');
  return (
    <Panel title={none.title}>
      <div className={stack(1, styles['problems'])} role="alert">
        {obstacles.length === 0 && <p>{texts.tooShort(names)}</p>}
        {obstacles.length === 0 && places < matches && <p>{none.places(places, matches)}</p>}
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
