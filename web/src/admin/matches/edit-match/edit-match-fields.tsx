import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { mapSides, SIDES } from '@futsal-cup/domain/cup/sides';
import { countsKicks } from '@futsal-cup/domain/standings/presets';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { SuspendedNote } from '../../cards/suspended-note';
import { cupOfStage } from '../../categories/cup-of-category';
import { RadioField } from '../../forms/radio-field';
import { SubmitButton } from '../../forms/form-buttons';
import { sideName } from '../../../shelf/cup/side-name';
import { formErrorText } from '../../forms/form-error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { LogActions } from '../match-log/log-actions';
import { sideNames } from '../match-form/match-in-words';
import { isDuplicatePairing } from '../match-form/duplicate-pairing';
import {
  GroupSideFields,
  PlaceholderFields,
  ScheduleFields,
  ScoreFields,
  StageTeamFields,
} from '../match-form/match-fields';
import { storedMatch, type MatchFormik } from '../match-form/match-form';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../match-form/match-form.module.css';
import {
  chosenPlace,
  haveSameSides,
  type MatchValues,
  typedScore,
  valuesOf,
} from '../match-form/match-values';

interface EditMatchFieldsProps {
  readonly base: Match;
  readonly formik: MatchFormik;
  readonly submitText: string;
}

function KnockoutSides({ base, values }: { readonly base: Match; readonly values: MatchValues }) {
  const { matches: texts } = useAdminTexts();
  const statuses = [
    { value: 'known', label: texts.form.known },
    { value: 'unknown', label: texts.form.unknown },
  ];
  return (
    <>
      <RadioField name="status" label={texts.form.teams} choices={statuses} />
      {values.status === 'known' ? (
        <StageTeamFields stageId={base.stageId} />
      ) : (
        <PlaceholderFields values={values} base={base} />
      )}
    </>
  );
}

/**
 * Returns the teams that a score counts for: the teams that are chosen in the form, or those that the placeholders are
 * resolved to in the current cup, which may have happened since the form was opened.
 */
function scoredSides(cup: Cup, now: Match, values: MatchValues) {
  if (values.status === 'known' || values.groupId) {
    const areTeamsKnown = SIDES.every(
      (side) => values[side].teamId !== '' && chosenPlace(values[side].teamId) === null,
    );
    return { names: sideNames(cup, values), areTeamsKnown };
  }
  const areTeamsKnown = now.local.team !== null && now.visitor.team !== null;
  return { names: mapSides(now, (side) => sideName(side)), areTeamsKnown };
}

function isPairingNew(base: Match, values: MatchValues): boolean {
  return !haveSameSides(valuesOf(base), values, ['teamId', 'placeholder']);
}

/**
 * A group match may end level, so it has a shoot-out only where the table counts kicks between level teams; but an imported shoot-out can be
 * corrected.
 */
function hasShootOut({ groupId, stageId, local, visitor }: Match, cup: Cup): boolean {
  if (groupId === null || local.kicks !== null || visitor.kicks !== null) return true;
  return countsKicks(cupOfStage(cup, stageId));
}

/** Tells whether the score of a knockout match is level and has no shoot-out to decide it. */
export function hasNoWinner(values: MatchValues): boolean {
  const score = typedScore(values);
  const isTyped = SIDES.every((side) => score[side].kicks === null);
  return values.groupId === '' && isTyped && outcomeOf(score).kind === 'level';
}

/** The score comes first in the form, because a match is opened most often to enter its score. */
export function EditMatchFields({ base, formik, submitText }: EditMatchFieldsProps) {
  const { matches: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const { values } = formik;
  const now = storedMatch(cup, base);
  const stage = cup.Stages.find(({ stageId }) => stageId === base.stageId);
  const isDuplicate = isPairingNew(base, values) && isDuplicatePairing(cup, values, base.matchId);
  return (
    <>
      <ScoreFields
        {...scoredSides(cup, now, values)}
        hasShootOut={hasShootOut(base, cup)}
        running={now.running}
      />
      <div role="status">
        {hasNoWinner(values) && (
          <p className={stack(3, `${ui['warning']} ${styles['warning']}`)}>{texts.noWinner.notice}</p>
        )}
      </div>
      {base.groupId === null && <KnockoutSides base={base} values={values} />}
      {base.groupId !== null && stage && <GroupSideFields stage={stage} formik={formik} />}
      {isDuplicate && (
        <p className={stack(3, `${ui['warning']} ${styles['warning']}`)}>
          {formErrorText(MATCH_TEXTS.alreadyExists)}
        </p>
      )}
      <ScheduleFields values={values} base={base} />
      <div className={styles['submit']}>
        <SubmitButton isWide>{submitText}</SubmitButton>
      </div>
      <SuspendedNote match={now} />
      <LogActions match={now} />
    </>
  );
}
