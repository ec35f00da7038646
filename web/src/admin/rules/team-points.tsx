import { categoryIdOf } from '@futsal-cup/domain/cup/categories';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { signed } from '../../shelf/cup/signed';
import { stack } from '../../shelf/styles/layout';
import { Button, IconButton } from '../../shelf/ui/button';
import { ChooseField } from '../forms/choose-field';
import { useCurrentCup } from '../cup/cup-context';
import { cupOfCategory, fullTeamName, teamsInOrder } from '../categories/cup-of-category';
import { useLiveRecord } from '../cup/use-live-record';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal, useLinger } from '../ui/modal';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { type PointedTeam, PointsForm } from './points-form';

interface TeamLineProps {
  readonly team: PointedTeam;
  readonly isTyped: boolean;
  readonly onChange: () => void;
}

function TeamLine({ team, isTyped, onChange }: TeamLineProps) {
  const {
    labelled,
    tableRules: { teams: texts },
  } = useAdminTexts();
  const { pointsByDecision, conduct } = team;
  const name = fullTeamName(useCurrentCup(), team);
  return (
    <li className={ui['line']}>
      <span className={ui['rest']}>
        {name}
        {pointsByDecision && (
          <span className={ui['detail']}>
            {labelled(signed(pointsByDecision.points), pointsByDecision.note)}
          </span>
        )}
        {typeof conduct === 'number' && (
          <span className={ui['detail']}>
            {isTyped ? labelled(texts.conduct, String(conduct)) : texts.kept(conduct)}
          </span>
        )}
      </span>
      <IconButton label={texts.change(name)} icon={<Pencil aria-hidden size={18} />} onClick={onChange} />
    </li>
  );
}

interface OtherTeamProps {
  readonly teams: readonly PointedTeam[];
  readonly onChoose: (team: PointedTeam) => void;
}

/** Chooses a team without recorded points. */
function OtherTeam({ teams, onChoose }: OtherTeamProps) {
  const { choose, teams: texts } = useAdminTexts().tableRules;
  const cup = useCurrentCup();
  const [teamId, setTeamId] = useState<string | null>(null);
  const chosen = teams.find((team) => team.teamId === teamId);
  if (teams.length === 0) return null;
  return (
    <div className={stack(3)}>
      <ChooseField
        label={texts.team}
        placeholder={choose}
        choices={teamsInOrder(cup, teams).map((team) => ({
          value: team.teamId,
          label: fullTeamName(cup, team),
        }))}
        value={chosen?.teamId ?? ''}
        onChoose={setTeamId}
      />
      <Button look="secondary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        {texts.record}
      </Button>
    </div>
  );
}

function findTeam({ Teams }: Cup, chosen: PointedTeam): PointedTeam | null {
  return Teams.find(({ teamId }) => teamId === chosen.teamId) ?? null;
}

/** Lists the points that were recorded for teams beside their matches, and records others. */
export function TeamPoints() {
  const { teams: texts } = useAdminTexts().tableRules;
  const cup = useCurrentCup();
  const isTypedBy = (rules: Cup) => tableRulesOf(rules).conduct.kind === 'typed';
  const isTyped = isTypedBy(cup);
  const isTypedIn = (team: PointedTeam) => isTypedBy(cupOfCategory(cup, categoryIdOf(team)));
  const [chosen, setChosen] = useState<PointedTeam | null>(null);
  const close = () => setChosen(null);
  const live = useLiveRecord(chosen, findTeam, close);
  const shown = useLinger(live);
  const recorded = cup.Teams.filter((team) => team.pointsByDecision || typeof team.conduct === 'number');
  return (
    <Panel title={texts.title}>
      <p>{texts.about}</p>
      {(isTyped || cup.Teams.some(isTypedIn)) && <p>{texts.aboutConduct}</p>}
      {recorded.length === 0 && <p>{texts.none}</p>}
      <ul>
        {recorded.map((team) => (
          <TeamLine
            key={team.teamId}
            team={team}
            isTyped={isTypedIn(team)}
            onChange={() => setChosen(team)}
          />
        ))}
      </ul>
      <OtherTeam teams={cup.Teams.filter((team) => !recorded.includes(team))} onChoose={setChosen} />
      <Modal
        isOpen={live !== null}
        title={shown ? fullTeamName(cup, shown) : texts.title}
        losesForm
        onClose={close}
      >
        {shown && <PointsForm key={shown.teamId} team={shown} isTyped={isTypedIn(shown)} onDone={close} />}
      </Modal>
    </Panel>
  );
}
