import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import { inCategory } from '../../shelf/cup/stage-name';
import { stack } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import { categoriesInWords } from '../tournaments/categories/categories-in-words';
import details from '../tournaments/details/details.module.css';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { CardsInPart, CountCards } from './count-cards';
import { EditRules } from './edit-rules';
import { describeRules, PresetHint } from './rules-in-words';
import { TeamPoints } from './team-points';

/** Shows the rules of the tables as they apply. */
function RulesSummary({ onEdit }: { readonly onEdit: () => void }) {
  const { tableRules: texts, details: detailsTexts } = useAdminTexts();
  const { categories } = detailsTexts;
  const cup = useCurrentCup();
  const ruled = categoriesOf(cup).filter(({ rules }) => rules);
  const { forfeitGoals } = cup.matchRules;
  return (
    <div className={stack(4, details['summary'])}>
      <dl className={stack(4)}>
        {Object.entries(describeRules(cup)).map(([label, value]) => (
          <div key={label} className={details['rule']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {label === texts.tieBreakers && (
              <dd className={ui['hint']}>
                <PresetHint preset={cup.tieBreakers} />
              </dd>
            )}
            {label === texts.conduct && <CardsInPart />}
          </div>
        ))}
        {ruled.length > 0 && (
          <div className={details['rule']}>
            <dt>{categories.title}</dt>
            <dd>{categoriesInWords(ruled, cup)}</dd>
          </div>
        )}
        <div className={details['rule']}>
          <dt>{texts.forfeit}</dt>
          <dd>{forfeitGoals}</dd>
          {cup.Stages.map(
            (stage) =>
              stage.matchRules &&
              stage.matchRules.forfeitGoals !== forfeitGoals && (
                <dd key={stage.stageId}>
                  {texts.forfeitOf(inCategory(stage.category, stage.name), stage.matchRules.forfeitGoals)}
                </dd>
              ),
          )}
          <dd>
            <Link to={paths.tournamentDetails}>{texts.forfeitPlace}</Link>
          </dd>
        </div>
      </dl>
      <Button onClick={onEdit}>{texts.change}</Button>
    </div>
  );
}

/** Shows the rules of the tables of a cup, their form, and what was decided about the points of teams. */
export function RulesScreen() {
  const { tableRules: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone by then, so what has come in its place gets the focus. */
  const show = (isForm: boolean) => {
    flushSync(() => setEditing(isForm));
    place.current?.focus();
  };
  return (
    <>
      <p className={ui['about']}>{texts.about}</p>
      <Panel title={texts.tables}>
        <div ref={place} tabIndex={-1}>
          {isEditing ? (
            <EditRules details={cup} onDone={() => show(false)} />
          ) : (
            <RulesSummary onEdit={() => show(true)} />
          )}
        </div>
      </Panel>
      <CountCards />
      <TeamPoints />
    </>
  );
}
