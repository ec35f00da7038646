import { PLAN_LIMITS } from '@futsal-cup/domain/plan/settings';
import { Plus, Trash2 } from 'lucide-react';
import { useCurrentCup } from '../../cup/cup-context';
import { Button, IconButton } from '../../../shelf/ui/button';
import { cluster, stack } from '../../../shelf/styles/layout';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import { problemsAt, type ProblemAt } from '../draft/problem-at';
import { NextStep } from '../next-step';
import { PlanInput } from '../plan-fields';
import styles from '../plan.module.css';
import { BlockFields } from './block-fields';
import { COMMON_LENGTHS, nextBlock, withoutCourt } from './blocks-draft';
import { useBlocksDraft, type EditedBlocks } from './blocks-store';
import { PairsApart } from './pairs-apart';

interface PartProps {
  readonly edited: EditedBlocks;
  readonly problemAt: ProblemAt;
}

function CourtNames({ edited: { draft, change }, problemAt }: PartProps) {
  const { time: texts } = useAdminTexts().plan;
  const { courts } = draft;
  return (
    <Panel title={texts.courts}>
      {courts.map((name, index) => (
        <div key={index} className={cluster(3, `${styles['times']} ${styles['oneRow']}`)}>
          <PlanInput
            label={texts.court(index + 1)}
            value={name}
            error={problemAt(`courts.${index}`)}
            onType={(typed) => change({ courts: courts.map((own, at) => (at === index ? typed : own)) })}
          />
          {courts.length > 1 && (
            <IconButton
              label={texts.removeCourt(name)}
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => change(withoutCourt(draft, index))}
            />
          )}
        </div>
      ))}
      {courts.length < PLAN_LIMITS.courts && (
        <div className={cluster(3)}>
          <Button
            look="secondary"
            onClick={() => change({ courts: [...courts, texts.courtName(courts.length + 1)] })}
          >
            <Plus aria-hidden size={20} />
            {texts.addCourt}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Blocks({ edited, problemAt }: PartProps) {
  const { blocks: texts, time } = useAdminTexts().plan;
  const { timeZone } = useCurrentCup();
  const { draft, change, problems } = edited;
  const { blocks } = draft;
  // A category in no block has no field of its own here.
  const missing = problems.find(({ msg }) => msg === 'category_is_in_no_block');
  const nameOf = (path = '') => edited.categories[Number(path.split('.')[1])]?.name ?? '';
  return (
    <Panel title={texts.blocks}>
      <p className={ui['hint']}>{texts.about}</p>
      {problemAt('blocks') && <p className={ui['error']}>{problemAt('blocks')}</p>}
      {missing && <p className={ui['error']}>{texts.inNoBlock(nameOf(missing.path))}</p>}
      <div className={stack(3, styles['pair'])}>
        {blocks.map((block, index) => (
          <BlockFields
            key={index}
            block={block}
            index={index}
            edited={edited}
            problemAt={problemAt}
            onEdit={(changes) =>
              change({ blocks: blocks.map((own, at) => (at === index ? { ...own, ...changes } : own)) })
            }
            onRemove={
              blocks.length > 1 ? () => change({ blocks: blocks.filter((_, at) => at !== index) }) : undefined
            }
          />
        ))}
      </div>
      <p className={ui['hint']}>{`${time.zone(timeZone)} ${texts.limits}`}</p>
      <div className={cluster(3)}>
        <Button
          look="secondary"
          onClick={() => change({ blocks: [...blocks, nextBlock(draft, edited.categories)] })}
        >
          <Plus aria-hidden size={20} />
          {texts.add}
        </Button>
      </div>
    </Panel>
  );
}

/** The third step of a cup with categories asks for the courts and the blocks of the days. */
export function BlocksStep() {
  const { time: texts } = useAdminTexts().plan;
  const edited = useBlocksDraft();
  const { draft, change, problems } = edited;
  const problemAt = problemsAt(problems);
  return (
    <>
      <div className={stack(4, styles['pair'])}>
        <CourtNames edited={edited} problemAt={problemAt} />
        <Panel title={texts.lengths}>
          <div className={stack(3, styles['row'])}>
            {COMMON_LENGTHS.map((length) => (
              <PlanInput
                key={length}
                label={texts.length[length]}
                inputMode="numeric"
                value={draft[length]}
                error={problemAt(length)}
                onType={(value) => change({ [length]: value })}
              />
            ))}
          </div>
        </Panel>
      </div>
      <Blocks edited={edited} problemAt={problemAt} />
      <PairsApart edited={edited} problemAt={problemAt} />
      <NextStep from="time" />
    </>
  );
}
