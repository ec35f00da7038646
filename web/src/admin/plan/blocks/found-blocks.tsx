import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import type { FoundBlocksPlan, FoundPart } from '@futsal-cup/domain/plan/blocks/find-blocks-plan';
import type { KeptRecords } from '@futsal-cup/domain/plan/kept-records';
import { useMemo } from 'react';
import { slashDate } from '../../../shelf/cup/slash-date';
import { autoGrid, stack } from '../../../shelf/styles/layout';
import { useTexts } from '../../../shelf/texts/use-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import dayStyles from '../day/day.module.css';
import { wordsOf, type PlanWords } from '../draft/plan-words';
import planStyles from '../plan.module.css';
import { lengthOf } from '../timetable/sentences';
import { ApplyBlocks } from './apply-blocks';
import { placesByBlock, type PlaceInBlock } from './block-places';
import type { EditedBlocks } from './blocks-store';

/** The blocks of a plan with more matches than these are folded: on a phone they would be a page of many metres. */
const MOST_OPEN = 60;

interface PartVerdictProps {
  readonly part: FoundPart;
  readonly edited: EditedBlocks;
  readonly words: PlanWords;
}

/** Says when the categories of a part are over, and why no plan is over sooner, or how far the end is from that. */
function PartVerdict({ part, edited: { categories }, words }: PartVerdictProps) {
  const { blocks: texts, found } = useAdminTexts().plan;
  const { end, gap, bound } = part;
  const { reason } = bound;
  const nameOf = (index: number) => categories[index]?.name ?? '';
  const why =
    reason.kind === 'category'
      ? [texts.alone(nameOf(reason.category))]
      : [
          found.bound.courts(
            reason.matches,
            reason.courts.map(words.court),
            words.moment(reason.from),
            words.moment(reason.until),
          ),
          ...(reason.after > 0 ? [texts.after(reason.after)] : []),
        ];
  return (
    <div className={stack(1)}>
      <p>
        <strong>{texts.over(part.categories.map(nameOf).join(', '), words.moment(end))}</strong>
      </p>
      {gap > 0 && <p>{found.gap(lengthOf(gap))}</p>}
      <details>
        <summary className={planStyles['summary']}>
          {gap > 0 ? texts.soonest(words.moment(bound.end)) : found.shortest}
        </summary>
        <ul className={ui['bullets']}>
          {why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface FoundBlocksProps {
  readonly found: FoundBlocksPlan;
  readonly edited: EditedBlocks;
  readonly kept: readonly KeptRecords[];
  readonly onApplied: () => void;
}

/** Shows a plan over categories by blocks: when each is over, and its matches by time. */
export function FoundBlocks({ found, edited, kept, onApplied }: FoundBlocksProps) {
  const { found: texts, format } = useAdminTexts().plan;
  const { sources } = useTexts();
  const { categories, settings } = edited;
  const { plans, parts } = found;
  const words = plans.map((plan, index) =>
    wordsOf(plan, categories[index]?.cup ?? { Teams: [] }, sources ?? ENGLISH_SOURCE_WORDS),
  );
  const byBlock = useMemo(() => placesByBlock(settings, plans), [settings, plans]);
  const lineOf = ({ category, match, start, court }: PlaceInBlock) => {
    const own = words[category];
    const where = [own?.court(court), categories[category]?.name, own?.stageOf(match)];
    return (
      <>
        <strong>{own?.time(start)}</strong>
        <span className={dayStyles['name']}>{own?.match(match)}</span>
        <span className={ui['hint']}>{where.join(' · ')}</span>
      </>
    );
  };
  const [first] = words;
  const count = plans.reduce((sum, { slots }) => sum + slots.length, 0);
  return (
    <>
      <Panel title={texts.title}>
        {first && parts.map((part, index) => <PartVerdict key={index} {...{ part, edited }} words={first} />)}
      </Panel>
      <Panel title={texts.board}>
        {settings.blocks.map(({ date, from, to, categories: own, courts }, index) => (
          <section key={index} className={stack(2)}>
            <h3>{`${slashDate(date)} ${from}–${to} · ${own.map((at) => categories[at]?.name).join(', ')}`}</h3>
            <p className={ui['hint']}>{courts.map((court) => settings.courts[court]).join(', ')}</p>
            <details open={count <= MOST_OPEN}>
              <summary className={planStyles['summary']}>{format.total(byBlock[index]?.length ?? 0)}</summary>
              <ul className={autoGrid(2, planStyles['matches'])}>
                {byBlock[index]?.map((place) => (
                  <li key={`${place.category} ${place.match}`} className={dayStyles['match']}>
                    {lineOf(place)}
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
      </Panel>
      {first && <ApplyBlocks plans={plans} edited={edited} kept={kept} words={first} onApplied={onApplied} />}
    </>
  );
}
