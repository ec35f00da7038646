import { useState } from 'react';
import { useStore } from 'zustand';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Match } from '../../shelf/cup/cup';
import { useUnsaved } from '../forms/unsaved-form';
import { useCurrentCup } from '../cup/cup-context';
import { paths } from '../../shelf/addresses/paths';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText } from '../../shelf/ui/content-states';
import { Panel } from '../ui/panel';
import { BracketSection } from './knockout/bracket-section';
import { DeleteMatchModal } from './delete-match-modal';
import { EditMatchModal } from './edit-match/edit-match';
import { isUnsaved } from './edit-match/match-edit';
import { MatchEditsContext, useMatchEdits } from './edit-match/use-match-edits';
import { FixturesFromList } from './from-list/fixture-list';
import { LostTexts } from './lost-texts';
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

/** Shows all matches of a cup: first those that need a decision, then the bracket, the groups, and what adds more of them. */
export function MatchesManager() {
  const { matches: texts } = useAdminTexts();
  const { Teams, Stages } = useCurrentCup();
  const [deleted, setDeleted] = useState<Match | null>(null);
  const edits = useMatchEdits();
  const handleEdit = (match: Match) => edits.act(match.matchId, { type: 'opened', match });
  const groupStages = Stages.filter(({ type }) => type === 'group');

  // A match that somebody else has deleted has no row any more in which its draft could be seen.
  const matches = allMatches({ Stages });
  useUnsaved(useStore(edits.store, (all) => matches.some(({ matchId }) => isUnsaved(all.get(matchId)))));

  return (
    <MatchEditsContext value={edits}>
      {Teams.length === 0 ? (
        <NoTeams />
      ) : (
        <>
          <LostTexts />
          <ReviewMatches />
          <BracketSection onEdit={handleEdit} onDelete={setDeleted} />
          <Panel title={texts.groups.title}>
            {groupStages.length === 0 && <EmptyText text={texts.groups.noStages} />}
            {groupStages.map((stage) => (
              <StageMatches key={stage.stageId} stage={stage} onEdit={handleEdit} onDelete={setDeleted} />
            ))}
          </Panel>
        </>
      )}
      {/* At one place, because the first matches of a list bring the first teams while the list is still being added. */}
      <FixturesFromList />
      <EditMatchModal />
      <DeleteMatchModal
        match={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={({ matchId }) => edits.act(matchId, { type: 'deleted' })}
      />
    </MatchEditsContext>
  );
}
