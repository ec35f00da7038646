import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCup, buildKnownMatch, buildStage } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { BracketTree } from '../../shelf/bracket/bracket-tree';
import { cupRounds } from '../../shelf/bracket/cup-rounds';
import { useFollowedTeams } from '../../shelf/stores/followed-team';
import { MatchRow } from './match-row';

beforeEach(() => useFollowedTeams.setState({ teams: { 'cup-1': 'team-Lions' } }));
afterEach(() => useFollowedTeams.setState({ teams: {} }));

/** Returns the rows around the element that the style sheets select. */
function markedRows(): (string | null | undefined)[] {
  return [...document.querySelectorAll('[data-my-team]')].map((mark) => mark.closest('li')?.textContent);
}

test('in a list the rows of the matches of the followed team are marked', () => {
  const matches = [buildKnownMatch('Foxes', 'Lions'), buildKnownMatch('Bears', 'Foxes')];
  renderPage(
    <ul>
      {matches.map((match) => (
        <MatchRow
          key={match.matchId}
          match={match}
          groupName={undefined}
          cup={buildCup()}
          isOneOfMany={false}
          waitsFor={undefined}
        />
      ))}
    </ul>,
  );
  expect(markedRows()).toEqual([expect.stringContaining('Lions')]);
});

test('in a bracket only the side of the followed team is marked', async () => {
  const final = buildKnownMatch('Lions', 'Bears', { stageId: 'final', matchNumber: 1 });
  const stage = buildStage({ stageId: 'final', name: 'Final', type: 'knockout', Matches: [final] });
  renderPage(<BracketTree rounds={cupRounds(buildCup({ Stages: [stage] }))} />);
  await vi.waitFor(() => expect(markedRows()).toEqual([expect.stringMatching(/^LIOLions/)]));
});
