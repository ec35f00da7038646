import { useState } from 'react';
import type { Match } from '../../shelf/cup/cup';
import { useCurrentCup } from '../cup/cup-context';
import { paths } from '../../shelf/addresses/paths';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText } from '../../shelf/ui/content-states';
import { Panel } from '../ui/panel';
import { BracketSection } from './knockout/bracket-section';
import { DeleteMatchModal } from './delete-match-modal';
import { EditMatchModal } from './edit-match/edit-match';
import { MatchDraftsContext, useMatchDrafts, type MatchDraft } from './edit-match/match-drafts';
import { useUnsentMatches } from './edit-match/use-unsent-matches';
import { ReviewMatches } from './review-matches';
import { StageMatches } from './group-matches/stage-matches';

function NoTeams() {
  const { matches: texts } = useAdminTexts();
  return (
    <Panel title={texts.noTeams.title}>
      <EmptyText text={texts.noTeams.text}>
        <ButtonLink to={paths.adminTeams}>{texts.noTeams.add}</ButtonLink>
      </EmptyText>
    </Panel>
  );
}

/** Shows all matches of a cup: first those that need a decision, then the bracket, then the groups. */
export function MatchesManager() {
  const { matches: texts } = useAdminTexts();
  const { Teams, Stages } = useCurrentCup();
  const [edited, setEdited] = useState<Match | null>(null);
  const [deleted, setDeleted] = useState<Match | null>(null);
  const drafts = useMatchDrafts();
  const trySend = useUnsentMatches(drafts, edited?.matchId);
  const groupStages = Stages.filter(({ type }) => type === 'group');

  const handleTryAgain = (draft: MatchDraft) =>
    draft.state === 'refused' ? setEdited(draft.base) : trySend(draft);

  if (Teams.length === 0) return <NoTeams />;
  return (
    <MatchDraftsContext value={{ drafts, onTryAgain: handleTryAgain }}>
      <ReviewMatches />
      <BracketSection onEdit={setEdited} onDelete={setDeleted} />
      <Panel title={texts.groups.title}>
        {groupStages.length === 0 && <EmptyText text={texts.groups.noStages} />}
        {groupStages.map((stage) => (
          <StageMatches key={stage.stageId} stage={stage} onEdit={setEdited} onDelete={setDeleted} />
        ))}
      </Panel>
      <EditMatchModal match={edited} drafts={drafts} onClose={() => setEdited(null)} />
      <DeleteMatchModal
        match={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={({ matchId }) => drafts.drop(matchId)}
      />
    </MatchDraftsContext>
  );
}
