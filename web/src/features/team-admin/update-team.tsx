import type { TeamView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { paths } from '../../shared/paths/paths';
import { findDifferences, type Described } from '../../shared/stale-edit/differences';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useStaleEdit } from '../../shared/stale-edit/use-stale-edit';
import { teamAdminTexts } from '../../shared/texts/team-admin';
import { ButtonLink } from '../../shared/ui/button';
import { ConfirmModal } from '../../shared/ui/confirm-modal';
import { EmptyText } from '../../shared/ui/empty-text';
import { Panel } from '../../shared/ui/panel';
import { selectTeam, useSelectedTeam } from './selected-team';
import { TeamBuilder } from './team-builder';
import { draftOf, type TeamDraft } from './team-draft';
import { TeamInWords } from './team-in-words';
import { useTeamBuilder } from './use-team-builder';

const texts = teamAdminTexts.update;

function describe({ name, players }: TeamDraft): Described {
  const names = players.map((player) => player.name).toSorted();
  return { [teamAdminTexts.fields.name]: name, [teamAdminTexts.fields.players]: names.join(', ') };
}

interface TeamEditorProps {
  readonly tournamentId: string;
  readonly team: TeamView;
}

function TeamEditor({ tournamentId, team }: TeamEditorProps) {
  const [base, setBase] = useState(team);
  const builder = useTeamBuilder(draftOf(base));
  const [confirmed, setConfirmed] = useState<TeamDraft | null>(null);
  const shown = useLinger(confirmed);
  const stale = useStaleEdit<TeamView>((current) =>
    findDifferences(describe(draftOf(base)), describe(builder.draft), describe(draftOf(current))),
  );
  const send = useCupCall(tournamentId);
  const navigate = useNavigate();

  const save = async (wish: TeamDraft, { teamId, updatedAt, Players }: TeamView) => {
    const known = new Set(Players.map(({ playerId }) => playerId));
    const players = wish.players.map(({ playerId, name }) =>
      playerId && known.has(playerId) ? { playerId, name } : { name },
    );
    const payload = { tournamentId, teamId, name: wish.name, players, updatedAt };
    const answer = await send({ call: 'updateTeam', payload, successText: texts.success });
    stale.notice(answer);
    if (!answer.ok) return;
    selectTeam(teamId);
    void navigate(paths.adminTeams);
  };

  const handleTakeTheirs = (current: TeamView) => {
    setBase(current);
    builder.reset(draftOf(current));
    stale.settle();
    setConfirmed(null);
  };

  return (
    <>
      <TeamBuilder builder={builder} onConfirm={() => setConfirmed(builder.check())} />
      <ConfirmModal
        isOpen={confirmed !== null}
        title={texts.title}
        confirmText={texts.confirm}
        onConfirm={() => confirmed && void save(confirmed, base)}
        onClose={() => setConfirmed(null)}
      >
        {shown && <TeamInWords team={shown} />}
      </ConfirmModal>
      <StaleEditModal
        conflict={stale.conflict}
        onKeepMine={(current) => confirmed && void save(confirmed, current)}
        onTakeTheirs={handleTakeTheirs}
        onClose={stale.settle}
      />
    </>
  );
}

/** The team that was selected on the teams screen, to be changed. */
export function UpdateTeam({ cup }: { readonly cup: TournamentView }) {
  const selectedId = useSelectedTeam(({ teamId }) => teamId);
  const team = cup.Teams.find(({ teamId }) => teamId === selectedId);
  return team ? (
    <Panel title={team.name}>
      <TeamEditor key={team.teamId} tournamentId={cup.tournamentId} team={team} />
    </Panel>
  ) : (
    <EmptyText text={texts.none}>
      <ButtonLink to={paths.adminTeams}>{texts.back}</ButtonLink>
    </EmptyText>
  );
}
