import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { MAX_DECISION_POINTS, MAX_NOTE_LENGTH, MAX_TEAM_CONDUCT } from '@futsal-cup/domain/cup/limits';
import { recordTeamPoints } from '@futsal-cup/domain/commands/teams';
import { countCharacters } from '@futsal-cup/domain/cup/text/visible-text';
import { TextField } from '../forms/formik-fields';
import { useReviewedCall } from '../review/use-reviewed-call';
import { EditForm } from '../stale-edit/edit-form';
import { mergeTheirs } from '../stale-edit/stale-edit';
import { shownAdminTexts, useAdminTexts } from '../texts/admin-texts';

/** The fields that the form needs of a team; the refusal of a stale edit answers them too. */
export type PointedTeam = Pick<
  PublicTeamView,
  'teamId' | 'name' | 'categoryId' | 'pointsByDecision' | 'conduct' | 'updatedAt'
>;

interface PointsValues {
  readonly points: string;
  readonly note: string;
  readonly conduct: string;
}

const mergePoints = mergeTheirs<PointsValues>([['points', 'note'], ['conduct']]);

function valuesOf({ pointsByDecision, conduct }: PointedTeam): PointsValues {
  const points = pointsByDecision ? String(pointsByDecision.points) : '';
  return { points, note: pointsByDecision?.note ?? '', conduct: String(conduct ?? '') };
}

/** People type a real minus sign too. Nothing but a whole number is one, so that a slip is not saved as another number. */
function wholeNumber(text: string): number {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : NaN;
}

function validate({ points, note, conduct }: PointsValues) {
  const { teams: texts } = shownAdminTexts().tableRules;
  const [worth, typed] = [wholeNumber(points), wholeNumber(conduct)];
  const isNone = points.trim() === '' && note.trim() === '';
  const hasPoints = worth !== 0 && Math.abs(worth) <= MAX_DECISION_POINTS;
  const hasNote = note.trim() !== '' && countCharacters(note.trim()) <= MAX_NOTE_LENGTH;
  const hasConduct = conduct.trim() === '' || (typed >= 0 && typed <= MAX_TEAM_CONDUCT);
  return {
    ...(!isNone && !hasPoints && { points: texts.wrongPoints }),
    ...(!isNone && !hasNote && { note: texts.wrongNote }),
    ...(!hasConduct && { conduct: texts.wrongConduct }),
  };
}

function detailsOf({ points, note, conduct }: PointsValues, isTyped: boolean) {
  const worth = wholeNumber(points);
  const pointsByDecision = points.trim() === '' ? null : { points: worth, note: note.trim() };
  if (!isTyped) return { pointsByDecision };
  return { pointsByDecision, conduct: conduct.trim() === '' ? null : wholeNumber(conduct) };
}

interface PointsFormProps {
  readonly team: PointedTeam;
  /** Whether points for conduct are typed, and not counted from cards. */
  readonly isTyped: boolean;
  readonly onDone: () => void;
}

/** Asks for the points that a team gets or loses by decision and, where they are typed, for those of its conduct. */
export function PointsForm({ team, isTyped, onDone }: PointsFormProps) {
  const { teams: texts } = useAdminTexts().tableRules;
  const { send, done } = useReviewedCall(onDone);
  return (
    <EditForm<PointedTeam, PointsValues>
      record={team}
      validate={validate}
      valuesOf={valuesOf}
      describe={({ points, note, conduct }) => ({
        [texts.points]: points,
        [texts.note]: note,
        [texts.conduct]: conduct,
      })}
      mergeTheirs={mergePoints}
      send={(values, { teamId, updatedAt }) => {
        const points = { teamId, ...detailsOf(values, isTyped) };
        return send((before) => recordTeamPoints(before, points), {
          call: 'recordTeamPoints',
          payload: { ...points, updatedAt },
          successText: texts.saved,
        });
      }}
      onSaved={done}
      submitText={texts.save}
    >
      <TextField
        name="points"
        label={texts.points}
        hint={texts.pointsHint}
        inputMode="text"
        autoComplete="off"
      />
      <TextField name="note" label={texts.note} autoComplete="off" />
      {isTyped && (
        <TextField
          name="conduct"
          label={texts.conduct}
          hint={texts.conductHint}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </EditForm>
  );
}
