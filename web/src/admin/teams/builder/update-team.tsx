import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentCup } from '../../cup/cup-context';
import { useCupCall } from '../../calls/use-cup-call';
import { fullTeamName } from '../../categories/cup-of-category';
import { type CategoryChoices, useCategoryChoices } from '../../categories/use-category-choices';
import { useLinger } from '../../ui/modal';
import { paths } from '../../../shelf/addresses/paths';
import { mergeTheirs, type Described } from '../../stale-edit/stale-edit';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { useEditing } from '../../stale-edit/use-editing';
import { shownAdminTexts, useAdminTexts } from '../../texts/admin-texts';
import { ButtonLink } from '../../../shelf/ui/button';
import { ConfirmModal } from '../../ui/confirm-modal';
import { EmptyText } from '../../../shelf/ui/content-states';
import { Panel } from '../../ui/panel';
import { playerInWords } from '../player-in-words';
import { selectTeam, useSelectedTeam, type TeamsState } from '../selected-team';
import { StoredTeams } from '../stored-teams';
import { TeamBuilder } from './team-builder';
import { draftOf, sentPlayers, type TeamDraft } from './team-draft';
import { TeamInWords } from './team-summary';
import { useTeamBuilder } from './use-team-builder';

function describe({ name, players, categoryId }: TeamDraft, categories: CategoryChoices): Described {
  const names = players.map(playerInWords).toSorted();
  const { fields } = shownAdminTexts().teams;
  const category = categories.choices.find(({ value }) => value === categoryId);
  return {
    [fields.name]: name,
    ...(category && { [categories.label]: category.label }),
    [fields.players]: names.join(', '),
  };
}

function TeamEditor({ team }: { readonly team: TeamView }) {
  const { update: texts } = useAdminTexts().teams;
  const { tournamentId } = useCurrentCup();
  const categories = useCategoryChoices();
  const [base, setBase] = useState(team);
  const builder = useTeamBuilder(draftOf(base));
  const [confirmed, setConfirmed] = useState<TeamDraft | null>(null);
  const shown = useLinger(confirmed);
  const send = useCupCall();
  const navigate = useNavigate();
  const { save, staleEdit } = useEditing<TeamView, TeamDraft>({
    base,
    valuesOf: draftOf,
    describe: (draft) => describe(draft, categories),
    mergeTheirs: mergeTheirs([['name'], ['players'], ['categoryId']]),
    send: async (draft, { teamId, updatedAt, Players }) => {
      const players = sentPlayers(draft, new Set(Players.map(({ playerId }) => playerId)));
      const payload = {
        ...{ tournamentId, teamId, name: draft.name, players, updatedAt },
        ...(categories.choices.length > 0 && { categoryId: draft.categoryId || null }),
      };
      const answer = await send({ call: 'updateTeam', payload, successText: texts.success });
      if (!answer.ok) builder.refuse(answer.error);
      return answer;
    },
    onSaved: () => {
      selectTeam(team.teamId);
      const state: TeamsState = { savedTeamId: team.teamId };
      void navigate(paths.adminTeams, { state });
    },
    onTakeTheirs: (current, merged) => {
      setBase(current);
      builder.reset(merged);
      setConfirmed(null);
    },
  });

  return (
    <>
      <TeamBuilder builder={builder} onConfirm={() => setConfirmed(builder.check())} />
      <ConfirmModal
        isOpen={confirmed !== null}
        title={texts.title}
        confirmText={texts.confirm}
        onConfirm={() => confirmed && void save(confirmed)}
        onClose={() => setConfirmed(null)}
      >
        {shown && <TeamInWords team={shown} />}
      </ConfirmModal>
      <StaleEditModal {...staleEdit} />
    </>
  );
}

function NoTeam() {
  const { update: texts } = useAdminTexts().teams;
  return (
    <EmptyText text={texts.none}>
      <ButtonLink to={paths.adminTeams}>{texts.back}</ButtonLink>
    </EmptyText>
  );
}

/** Renders the form for the team that was selected on the teams screen. */
export function UpdateTeam() {
  const selectedId = useSelectedTeam(({ teamId }) => teamId);
  const cup = useCurrentCup();
  const isThere = cup.Teams.some(({ teamId }) => teamId === selectedId);
  if (!isThere) return <NoTeam />;
  return (
    <StoredTeams height="32rem">
      {(teams) => {
        const team = teams.find(({ teamId }) => teamId === selectedId);
        if (!team) return <NoTeam />;
        return (
          <Panel title={fullTeamName(cup, team)}>
            <TeamEditor key={team.teamId} team={team} />
          </Panel>
        );
      }}
    </StoredTeams>
  );
}
