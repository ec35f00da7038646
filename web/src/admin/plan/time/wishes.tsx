import { isFormatValid } from '@futsal-cup/domain/plan/find-settings-problems';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { nameOfStage } from '@futsal-cup/domain/plan/format/stage-names';
import type { PlanSettings, StageKey } from '@futsal-cup/domain/plan/settings';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button, IconButton } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import type { WishDraft } from '../draft/plan-draft';
import { useDraft } from '../draft/plan-store';
import type { ProblemAt } from '../draft/problem-at';
import { PlanCheck } from '../plan-check';
import { PlanInput, PlanSelect } from '../plan-fields';
import { autoGrid, cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

type TeamWishDraft = Extract<WishDraft, { readonly teamId: string }>;
type CourtWishDraft = Extract<WishDraft, { readonly kind: 'courts' }>;

interface WishProps<Wish> {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function TeamWish({ wish, onChange }: WishProps<TeamWishDraft>) {
  const { time: texts } = useAdminTexts().plan;
  const { Teams } = useCurrentCup();
  const { days } = useDraft().draft.time;
  const teams = [...Teams].sort((a, b) => compareNames(a.name, b.name));
  return (
    <div className={cluster(3, styles['times'])}>
      <PlanSelect
        label={texts.team}
        value={wish.teamId}
        choices={teams.map(({ teamId, name }) => ({ value: teamId, label: name }))}
        onType={(teamId) => onChange({ ...wish, teamId })}
      />
      <PlanSelect
        label={texts.when}
        value={wish.kind}
        choices={[
          { value: 'not-before', label: texts.notBefore },
          { value: 'not-after', label: texts.notAfter },
        ]}
        onType={(kind) => onChange({ ...wish, kind: kind as TeamWishDraft['kind'] })}
      />
      <PlanInput
        label={texts.time}
        type="time"
        value={wish.time}
        onType={(time) => onChange({ ...wish, time })}
      />
      {days.length > 1 && (
        <PlanSelect
          label={texts.date}
          value={wish.day === null ? '' : String(wish.day)}
          choices={[
            { value: '', label: texts.everyDay },
            ...days.map(({ date }, day) => ({ value: String(day), label: slashDate(date) })),
          ]}
          onType={(day) => onChange({ ...wish, day: day === '' ? null : Number(day) })}
        />
      )}
    </div>
  );
}

interface CourtWishProps extends WishProps<CourtWishDraft> {
  readonly settings: PlanSettings;
  /** The stages that are played. */
  readonly stages: readonly StageKey[];
}

function CourtWish({ wish, onChange, settings, stages }: CourtWishProps) {
  const { time: texts } = useAdminTexts().plan;
  const { courts } = settings.time;
  return (
    <>
      <PlanSelect
        label={texts.stage}
        value={wish.stage}
        choices={[...new Set([...stages, wish.stage])].map((stage) => ({
          value: stage,
          label: nameOfStage(stage, settings.names),
        }))}
        onType={(stage) => onChange({ ...wish, stage: stage as StageKey })}
      />
      <fieldset>
        <legend>{texts.onCourts}</legend>
        <div className={autoGrid(4, styles['checks'])}>
          {courts.map(({ name }, court) => (
            <PlanCheck
              key={court}
              label={name}
              isChecked={wish.courts.includes(court)}
              onCheck={(isOn) =>
                onChange({
                  ...wish,
                  courts: isOn ? [...wish.courts, court] : wish.courts.filter((other) => other !== court),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface WishesProps {
  readonly settings: PlanSettings;
  readonly problemAt: ProblemAt;
}

/** Asks for the wishes for the timetable. */
export function Wishes({ settings, problemAt }: WishesProps) {
  const { time: texts } = useAdminTexts().plan;
  const { Teams } = useCurrentCup();
  const { draft, change } = useDraft();
  const known = new Set(Teams.map(({ teamId }) => teamId));
  // Problems name a wish by its index in the settings, which have no wishes of deleted teams, so these wishes are left out here too.
  const wishes = draft.wishes.filter((wish) => !('teamId' in wish) || known.has(wish.teamId));
  const hasReferees = wishes.some(({ kind }) => kind === 'referees');
  const edit = (index: number, wish: WishDraft) =>
    change({ wishes: wishes.map((other, at) => (at === index ? wish : other)) });
  const add = (wish: WishDraft) => change({ wishes: [...wishes, wish] });
  const firstTeam = [...Teams].sort((a, b) => compareNames(a.name, b.name))[0];
  const stages = isFormatValid(settings) ? deriveFixtures(settings).stages : [];

  const fieldsOf = (wish: WishDraft, index: number): ReactNode => {
    const handleChange = (changed: WishDraft) => edit(index, changed);
    if ('teamId' in wish) return <TeamWish wish={wish} onChange={handleChange} />;
    if (wish.kind === 'courts') {
      return <CourtWish wish={wish} settings={settings} stages={stages} onChange={handleChange} />;
    }
    return null;
  };
  return (
    <Panel title={texts.wishes}>
      {problemAt('wishes') && <p className={ui['error']}>{problemAt('wishes')}</p>}
      <PlanCheck
        label={texts.referees}
        hint={texts.refereesHint}
        isChecked={hasReferees}
        onCheck={(isOn) =>
          change({
            wishes: isOn
              ? [...wishes, { kind: 'referees' }]
              : wishes.filter(({ kind }) => kind !== 'referees'),
          })
        }
      />
      {wishes.map((wish, index) =>
        wish.kind === 'referees' ? null : (
          <div key={index} className={stack(3, styles['item'])}>
            <div className={cluster(2, `${ui['head']} ${styles['itemHead']}`)}>
              {wish.kind === 'courts' ? texts.addCourtWish : texts.addTeamWish}
              <IconButton
                label={texts.removeWish}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => change({ wishes: wishes.filter((_, at) => at !== index) })}
              />
            </div>
            {fieldsOf(wish, index)}
            {problemAt(`wishes.${index}`) && <p className={ui['error']}>{problemAt(`wishes.${index}`)}</p>}
          </div>
        ),
      )}
      <div className={cluster(3)}>
        {firstTeam && (
          <Button
            look="secondary"
            onClick={() => add({ kind: 'not-before', teamId: firstTeam.teamId, day: null, time: '10:00' })}
          >
            <Plus aria-hidden size={20} />
            {texts.addTeamWish}
          </Button>
        )}
        <Button
          look="secondary"
          onClick={() => add({ kind: 'courts', stage: stages.at(-1) ?? 'final', courts: [0] })}
        >
          <Plus aria-hidden size={20} />
          {texts.addCourtWish}
        </Button>
      </div>
    </Panel>
  );
}
