import { BLOCK_LIMITS } from '@futsal-cup/domain/plan/blocks/block-settings';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../shelf/ui/button';
import { cluster, stack } from '../../../shelf/styles/layout';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import type { ProblemAt } from '../draft/problem-at';
import { PlanSelect } from '../plan-fields';
import styles from '../plan.module.css';
import type { EditedBlocks } from './blocks-store';

interface PairsProps {
  readonly edited: EditedBlocks;
  readonly problemAt: ProblemAt;
}

/** Asks which teams never play at once. Teams are named with their category, because two may have one name. */
export function PairsApart({ edited: { draft, categories, change }, problemAt }: PairsProps) {
  const { blocks: texts } = useAdminTexts().plan;
  const { apart } = draft;
  const teams = categories.flatMap(({ name, cup }) =>
    cup.Teams.map((team) => ({ value: team.teamId, label: `${name}: ${team.name}`, team: team.name })),
  );
  const [first, ...others] = teams;
  // Most pairs are of one club.
  const second = others.find(({ team }) => team === first?.team) ?? others[0];
  return (
    <Panel title={texts.apart}>
      <p className={ui['hint']}>{texts.apartHint}</p>
      {apart.map((pair, index) => (
        <div key={index} className={stack(2, styles['item'])}>
          <div className={cluster(3, `${styles['times']} ${styles['oneRow']}`)}>
            <div className={cluster(3, styles['times'])}>
              {pair.map((teamId, side) => (
                <PlanSelect
                  key={side}
                  label={side === 0 ? texts.oneTeam : texts.otherTeam}
                  value={teamId}
                  choices={teams}
                  onType={(value) => {
                    const changed = side === 0 ? ([value, pair[1]] as const) : ([pair[0], value] as const);
                    change({ apart: apart.map((own, at) => (at === index ? changed : own)) });
                  }}
                />
              ))}
            </div>
            <IconButton
              label={texts.removePair(index + 1)}
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => change({ apart: apart.filter((_, at) => at !== index) })}
            />
          </div>
          {problemAt(`apart.${index}`) && <p className={ui['error']}>{problemAt(`apart.${index}`)}</p>}
        </div>
      ))}
      {first && second && apart.length < BLOCK_LIMITS.apart && (
        <div className={cluster(3)}>
          <Button look="secondary" onClick={() => change({ apart: [...apart, [first.value, second.value]] })}>
            <Plus aria-hidden size={20} />
            {texts.addPair}
          </Button>
        </div>
      )}
    </Panel>
  );
}
