import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCupCall } from '../calls/use-cup-call';
import { ActionButton } from '../forms/form-buttons';
import { useCurrentCup } from '../cup/cup-context';
import { CategoryHeading } from '../categories/category-heading';
import { fullTeamName, partsOf } from '../categories/cup-of-category';
import { paths } from '../../shelf/addresses/paths';
import { leave } from '../../shelf/stores/leave';
import { useAdminTexts } from '../texts/admin-texts';
import { WithdrawnMark } from '../../shelf/match/withdrawn-mark';
import { Crest } from '../../shelf/ui/crest/crest';
import { EmptyText } from '../../shelf/ui/content-states';
import { Button, IconButton } from '../../shelf/ui/button';
import { DeleteTeamModal } from './delete-team-modal';
import { ErasePlayerModal } from './erase-player-modal';
import { PlayerName } from './player-name';
import { selectTeam, useSelectedTeam, type TeamsState } from './selected-team';
import { NamesInTwoTeams } from './names-in-two-teams';
import { StoredTeams, useStoredTeams } from './stored-teams';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './teams.module.css';
import { WithdrawTeamModal } from './withdraw-team-modal';
import { cupLanguage } from '../../shelf/stores/tournaments';

/** The height of a line of players. */
const LINE_REM = 2;

interface TeamEntryProps {
  readonly team: PublicTeamView;
  /** How many players it has; the public view leaves some out. */
  readonly count: number;
  readonly isSelected: boolean;
  readonly onDelete: () => void;
  readonly onWithdraw: () => void;
  readonly onErase: () => void;
}

function Players({ team: { teamId, name }, count }: Pick<TeamEntryProps, 'team' | 'count'>) {
  const { teams: texts } = useAdminTexts();
  if (count === 0) return <p className={styles['empty']}>{texts.noPlayers}</p>;
  return (
    <StoredTeams height={`${count * LINE_REM}rem`}>
      {(teams) => (
        <ol className={styles['players']} aria-label={texts.players(name)}>
          {teams
            .filter((team) => team.teamId === teamId)
            .flatMap((team) =>
              team.Players.map((player) => (
                <li key={player.playerId}>
                  <PlayerName player={player} />
                </li>
              )),
            )}
        </ol>
      )}
    </StoredTeams>
  );
}

/** Takes the withdrawal of a team back, in one press: nothing else was written for it. */
function TakeBack({ team: { teamId } }: { readonly team: PublicTeamView }) {
  const { takeBack: texts } = useAdminTexts().teams;
  const send = useCupCall();
  const handlePress = () =>
    void send({ call: 'takeTeamBack', payload: { teamId }, successText: texts.success });
  return (
    <ActionButton look="secondary" onClick={handlePress}>
      {texts.open}
    </ActionButton>
  );
}

/** Shows what is unfolded below a team: its players, and the buttons to edit, delete and withdraw it. */
function TeamDetails({ team, count, onDelete, onWithdraw, onErase }: Omit<TeamEntryProps, 'isSelected'>) {
  const { teams: texts } = useAdminTexts();
  const navigate = useNavigate();
  const name = fullTeamName(useCurrentCup(), team);
  return (
    <div className={stack(3, styles['details'])}>
      <Players team={team} count={count} />
      <div className={styles['actions']}>
        <IconButton
          label={texts.editTeam(name)}
          icon={<Pencil aria-hidden size={20} />}
          onClick={() => leave(() => void navigate(paths.adminTeamsUpdate))}
        />
        <IconButton
          label={texts.deleteTeam(name)}
          icon={<Trash2 aria-hidden size={20} />}
          onClick={onDelete}
        />
      </div>
      <div className={cluster(2, styles['more'])}>
        {team.withdrawn ? (
          <TakeBack team={team} />
        ) : (
          <Button look="secondary" onClick={onWithdraw}>
            {texts.withdraw.open}
          </Button>
        )}
        {count > 0 && (
          <Button look="secondary" onClick={onErase}>
            {texts.erase.open}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Shows one team; a press on its name shows its players and the buttons to edit and delete it. After a save the page leads back to the
 * saved team.
 */
function TeamEntry({ isSelected, ...details }: TeamEntryProps) {
  const { teams: texts } = useAdminTexts();
  const { team, count } = details;
  const name = useRef<HTMLButtonElement>(null);
  const { savedTeamId } = (useLocation().state ?? {}) as TeamsState;
  const isBack = savedTeamId === team.teamId;

  // The frame lets the page itself take the focus and scroll to its start first.
  useEffect(() => {
    if (!isBack) return;
    const frame = requestAnimationFrame(() => {
      name.current?.focus({ preventScroll: true });
      name.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isBack]);

  return (
    <li className={styles['team']} data-selected={isSelected}>
      <button
        ref={name}
        type="button"
        className={cluster(3, styles['name'])}
        aria-expanded={isSelected}
        onClick={() => selectTeam(isSelected ? null : team.teamId)}
      >
        <Crest name={team.name} />
        <span className={`${ui['name']} ${ui['rest']}`}>
          <span lang={cupLanguage()}>{team.name}</span>
          <WithdrawnMark team={team} />
        </span>
        <span className={`${ui['hint']} ${styles['count']}`}>{texts.count(count)}</span>
        <ChevronDown aria-hidden size={20} />
      </button>
      {isSelected && <TeamDetails {...details} />}
    </li>
  );
}

export function TeamList() {
  const { teams: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const { Teams } = cup;
  const { teams: stored = [] } = useStoredTeams();
  const countOf = ({ teamId, Players: shown }: PublicTeamView) =>
    (stored.find((team) => team.teamId === teamId)?.Players ?? shown).length;
  const selectedId = useSelectedTeam(({ teamId }) => teamId);
  const [deleted, setDeleted] = useState<PublicTeamView | null>(null);
  const [withdrawn, setWithdrawn] = useState<PublicTeamView | null>(null);
  const [erasedFrom, setErasedFrom] = useState<PublicTeamView | null>(null);
  return (
    <>
      {Teams.length === 0 && <EmptyText text={texts.noTeams} />}
      <NamesInTwoTeams teams={stored} />
      {partsOf(cup, Teams).map(({ category, records }) => (
        <Fragment key={category ?? ''}>
          <CategoryHeading category={category} />
          <ul className={stack(2)}>
            {records.map((team) => (
              <TeamEntry
                key={team.teamId}
                team={team}
                count={countOf(team)}
                isSelected={team.teamId === selectedId}
                onDelete={() => setDeleted(team)}
                onWithdraw={() => setWithdrawn(team)}
                onErase={() => setErasedFrom(team)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <DeleteTeamModal team={deleted} onClose={() => setDeleted(null)} />
      <WithdrawTeamModal team={withdrawn} onClose={() => setWithdrawn(null)} />
      <ErasePlayerModal team={erasedFrom} onClose={() => setErasedFrom(null)} />
    </>
  );
}
