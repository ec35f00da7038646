import { MATCH_TEXTS } from '@futsal-cup/domain/cup/form-texts';
import type { Cup, Match } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { RadioField } from '../../../shared/forms/radio-field';
import { SubmitButton } from '../../../shared/forms/form-buttons';
import { sideName } from '../../../shared/match/side-name';
import { matchAdminTexts } from '../../../shared/texts/admin/match-admin';
import { sidesInWords } from '../match-form/match-in-words';
import { isDuplicatePairing } from '../match-form/duplicate-pairing';
import {
  GroupSideFields,
  PlaceholderFields,
  ScheduleFields,
  ScoreFields,
  TeamFields,
} from '../match-form/match-fields';
import type { MatchFormik } from '../match-form/match-form';
import styles from '../match-form/match-form.module.css';
import { haveSameSides, type MatchValues, valuesOf } from '../match-form/match-values';

const texts = matchAdminTexts;

interface EditMatchFieldsProps {
  readonly base: Match;
  readonly formik: MatchFormik;
  readonly submitText: string;
}

const statuses = [
  { value: 'known', label: texts.form.known },
  { value: 'unknown', label: texts.form.unknown },
];

function KnockoutSides({ values }: { readonly values: MatchValues }) {
  const { Teams } = useCurrentCup();
  return (
    <>
      <RadioField name="status" label={texts.form.teams} choices={statuses} />
      {values.status === 'known' ? (
        <TeamFields teams={Teams} />
      ) : (
        <PlaceholderFields stageId={values.stageId} />
      )}
    </>
  );
}

/** The teams that a score counts for: those chosen in the form, or those that the placeholders are resolved to. */
function scoredSides(cup: Cup, base: Match, values: MatchValues) {
  if (values.status === 'known' || values.groupId) {
    const areTeamsKnown = values.local.teamId !== '' && values.visitor.teamId !== '';
    return { sides: sidesInWords(cup, values), areTeamsKnown };
  }
  const sides = texts.versus(sideName(base.local), sideName(base.visitor));
  return { sides, areTeamsKnown: base.local.team !== null && base.visitor.team !== null };
}

function isPairingNew(base: Match, values: MatchValues): boolean {
  return !haveSameSides(valuesOf(base), values, ['teamId', 'placeholder']);
}

/** The score comes first, because a match is opened for it most often. */
export function EditMatchFields({ base, formik, submitText }: EditMatchFieldsProps) {
  const cup = useCurrentCup();
  const { values } = formik;
  const stage = cup.Stages.find(({ stageId }) => stageId === base.stageId);
  const isDuplicate = isPairingNew(base, values) && isDuplicatePairing(cup, values, base.matchId);
  return (
    <>
      <ScoreFields {...scoredSides(cup, base, values)} />
      {base.groupId === null && <KnockoutSides values={values} />}
      {base.groupId !== null && stage && <GroupSideFields stage={stage} formik={formik} />}
      {isDuplicate && <p className={styles['warning']}>{MATCH_TEXTS.alreadyExists}</p>}
      <ScheduleFields />
      <div className={styles['submit']}>
        <SubmitButton isWide>{submitText}</SubmitButton>
      </div>
    </>
  );
}
