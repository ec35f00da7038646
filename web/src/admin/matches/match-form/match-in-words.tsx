import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import type { Cup } from '../../../shelf/cup/cup';
import { mapSides, type Sides } from '@futsal-cup/domain/cup/sides';
import { useCurrentCup } from '../../cup/cup-context';
import { fullStageName } from '../../../shelf/cup/stage-name';
import { slashDate } from '../../../shelf/cup/slash-date';
import type { Described } from '../../stale-edit/stale-edit';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import { formErrorText } from '../../forms/form-error-text';
import { shownAdminTexts, useAdminTexts } from '../../texts/admin-texts';
import styles from './match-form.module.css';
import { chosenPlace, type MatchValues } from './match-values';

function teamName({ Teams }: Pick<Cup, 'Teams'>, wanted: string): string {
  return Teams.find(({ teamId }) => teamId === wanted)?.name ?? '';
}

/** Returns the names of the two sides as they are chosen or typed in the form. */
export function sideNames(cup: Pick<Cup, 'Teams'>, values: MatchValues): Sides<string> {
  const isTyped = !values.groupId && values.status === 'unknown';
  return mapSides(values, ({ placeholder, teamId }) =>
    isTyped ? placeholder : (chosenPlace(teamId) ?? teamName(cup, teamId)),
  );
}

/** Describes a match field by field. */
export function describeMatch(cup: Pick<Cup, 'Teams' | 'Stages'>, values: MatchValues): Described {
  const groups = cup.Stages.flatMap((stage) => stage.groups);
  const group = groups.find(({ groupId }) => groupId === values.groupId);
  const stage = cup.Stages.find(({ stageId }) => stageId === values.stageId);
  const { form, score, versus } = shownAdminTexts().matches;
  const sides = sideNames(cup, values);
  return {
    ...(stage?.category && { [form.stage]: fullStageName(stage) }),
    ...(group ? { [form.group]: group.name } : {}),
    [form.teams]: versus(sides.local, sides.visitor),
    [form.date]: slashDate(values.date),
    [form.time]: values.time,
    [form.location]: values.location,
    [score.local]: values.local.goals,
    [score.visitor]: values.visitor.goals,
    [score.localPenalty]: values.local.kicks,
    [score.visitorPenalty]: values.visitor.kicks,
  };
}

interface MatchSummaryProps {
  readonly values: MatchValues;
  readonly isDuplicate: boolean;
  readonly hasPassedToday: boolean;
}

/** Shows the match that is about to be created. */
export function MatchSummary({ values, isDuplicate, hasPassedToday }: MatchSummaryProps) {
  const { matches: texts } = useAdminTexts();
  const scoreLabels = new Set<unknown>(Object.values(texts.score));
  const described = Object.entries(describeMatch(useCurrentCup(), values));
  return (
    <>
      {isDuplicate && (
        <p className={stack(3, `${ui['warning']} ${styles['warning']}`)}>
          {formErrorText(MATCH_TEXTS.alreadyExists)}
        </p>
      )}
      {hasPassedToday && (
        <p className={stack(3, `${ui['warning']} ${styles['warning']}`)}>
          {texts.notices.passed(values.time)}
        </p>
      )}
      <dl className={stack(2, styles['summary'])}>
        {described
          .filter(([label]) => !scoreLabels.has(label))
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
