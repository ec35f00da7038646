import { leadsTo } from '@futsal-cup/domain/bracket/bind-placeholder';
import { MAX_SCORE } from '@futsal-cup/domain/cup/limits';
import { type Score, SIDES, type SideKey, type Sides } from '@futsal-cup/domain/cup/sides';
import { useId } from 'react';
import type { Match, Stage } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { cupOfStage } from '../../cup/cup-of-category';
import { toDomainCup } from '../../cup/domain-cup';
import { SelectField, TextField } from '../../forms/formik-fields';
import { useAdminTexts } from '../../texts/admin-texts';
import type { MatchFormik } from './match-form';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './match-form.module.css';
import { changeValues, type MatchValues, valueOfPlace } from './match-values';
import { TakenNote } from '../taken/taken-note';
import { placeholderMeaning } from './placeholder-meaning';
import { placeholderSuggestions } from './placeholder-suggestions';

interface ScoreFieldsProps {
  /** The names of the two sides. */
  readonly names: Sides<string>;
  /** True if both teams are known; otherwise no score can be entered. */
  readonly areTeamsKnown: boolean;
  /** True for a knockout match, which needs a winner. A group match may end level. */
  readonly hasShootOut: boolean;
  /** The score of a match that is being played. A score that is typed in the form ends the match. */
  readonly running?: Score | undefined;
}

/** Shows the goals of both sides side by side, and below them their shoot-out goals. */
export function ScoreFields({ names, areTeamsKnown, hasShootOut, running }: ScoreFieldsProps) {
  const { score: scoreTexts } = useAdminTexts().matches;
  const goals = { local: scoreTexts.local, visitor: scoreTexts.visitor };
  const kicks = { local: scoreTexts.localPenalty, visitor: scoreTexts.visitorPenalty };
  const labelOf = (side: SideKey, what: string) => (
    <>
      <span className={styles['team']}>{names[side]}</span> <span className={styles['what']}>{what}</span>
    </>
  );
  const fieldsOf = (field: 'goals' | 'kicks', labels: Sides<string>) =>
    SIDES.map((side) => (
      <TextField
        key={`${side}.${field}`}
        name={`${side}.${field}`}
        label={labelOf(side, labels[side])}
        inputMode="numeric"
        maxLength={String(MAX_SCORE).length}
        autoComplete="off"
        disabled={!areTeamsKnown}
      />
    ));
  const usualHint = hasShootOut ? scoreTexts.hint : scoreTexts.groupHint;
  const hint = running ? scoreTexts.runningHint : usualHint;
  return (
    <fieldset className={stack(3, styles['scores'])}>
      <legend>{scoreTexts.title}</legend>
      {running && (
        <p className={styles['running']}>
          {scoreTexts.running(running.local.goals ?? 0, running.visitor.goals ?? 0)}
        </p>
      )}
      {fieldsOf('goals', goals)}
      {hasShootOut && fieldsOf('kicks', kicks)}
      <p className={ui['hint']}>{areTeamsKnown ? hint : scoreTexts.notYet}</p>
    </fieldset>
  );
}

interface TeamFieldsProps {
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
}

/** Asks for two of the teams that play a stage. */
export function StageTeamFields({ stageId }: { readonly stageId: string }) {
  return <TeamFields teams={cupOfStage(useCurrentCup(), stageId).Teams} />;
}

/** Asks for the two teams of a match. */
function TeamFields({ teams }: TeamFieldsProps) {
  const { form: texts } = useAdminTexts().matches;
  const choices = teams.map(({ teamId, name }) => ({ value: teamId, label: name }));
  return (
    <div className={stack(4, styles['fields'])}>
      <SelectField name="local.teamId" label={texts.local} placeholder={texts.pickTeam} choices={choices} />
      <SelectField
        name="visitor.teamId"
        label={texts.visitor}
        placeholder={texts.pickTeam}
        choices={choices}
      />
    </div>
  );
}

interface TypedMatchProps {
  readonly values: MatchValues;
  /** The match that is edited; null for a new one. */
  readonly base: Match | null;
}

/** Asks for placeholders for two unknown teams, with suggestions. A hint beside each field says which team its placeholder stands for. */
export function PlaceholderFields({ values, base }: TypedMatchProps) {
  const { form: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const listId = useId();
  const { stageId } = values;
  const fieldOf = (side: SideKey, label: string) => (
    <TextField
      name={`${side}.placeholder`}
      label={label}
      hint={placeholderMeaning(cup, { stageId, text: values[side].placeholder, side, base })}
      placeholder={texts.placeholderExample}
      list={listId}
      autoComplete="off"
    />
  );
  return (
    <>
      <div className={stack(4, styles['fields'])}>
        {fieldOf('local', texts.localPlaceholder)}
        {fieldOf('visitor', texts.visitorPlaceholder)}
      </div>
      <p className={ui['hint']}>{texts.placeholderHint}</p>
      <datalist id={listId}>
        {placeholderSuggestions(cup, stageId).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

type Group = Stage['groups'][number];
type GroupPlace = NonNullable<Group['places']>[number];

/** The teams of a group, and its places whose teams are not known yet. */
function membersOf({ Teams, places = [] }: Group, isOffered: (place: GroupPlace) => boolean) {
  const open = places.filter((place) => place.teamId === null && isOffered(place));
  return [
    ...Teams,
    ...open.map(({ placeholder }) => ({ teamId: valueOfPlace(placeholder), name: placeholder })),
  ];
}

interface GroupSideFieldsProps {
  readonly stage: Stage;
  readonly formik: MatchFormik;
}

/** Asks for the group and two of its teams. Choosing another group empties the teams. */
export function GroupSideFields({
  stage,
  formik: { values, initialValues, setValues },
}: GroupSideFieldsProps) {
  const { form: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const group = stage.groups.find(({ groupId }) => groupId === values.groupId);
  const isKept = ({ placeholder }: GroupPlace) =>
    SIDES.some((side) => initialValues[side].teamId === valueOfPlace(placeholder));
  // The server gets a place by its words, and those of an older stage may mean a group of a nearer one.
  const isMeant = ({ source, placeholder }: GroupPlace) =>
    leadsTo(toDomainCup(cup), stage.stageId, placeholder, source);
  const isOffered = (place: GroupPlace) => isKept(place) || isMeant(place);
  return (
    <>
      <SelectField
        name="groupId"
        label={texts.group}
        placeholder={texts.pickGroup}
        choices={stage.groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
        onChange={({ target }) =>
          void setValues(
            changeValues(values, { groupId: target.value, local: { teamId: '' }, visitor: { teamId: '' } }),
          )
        }
      />
      <TeamFields teams={group ? membersOf(group, isOffered) : []} />
    </>
  );
}

/** Asks for date, time and location, and says what another match has at that time. */
export function ScheduleFields(typed: TypedMatchProps) {
  const { form: texts } = useAdminTexts().matches;
  const { timeZone } = useCurrentCup();
  return (
    <div className={stack(4, styles['schedule'])}>
      <TextField name="date" label={texts.date} type="date" />
      <TextField name="time" label={texts.time} type="time" />
      <TextField name="location" label={texts.location} autoComplete="off" />
      <p className={ui['hint']}>{texts.zone(timeZone)}</p>
      <TakenNote {...typed} />
    </div>
  );
}
