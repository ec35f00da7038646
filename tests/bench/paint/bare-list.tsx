import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { createRoot } from 'react-dom/client';

function Match({ match }: { readonly match: MatchView }) {
  const { LocalTeam, VisitorTeam, localTeamScore, visitorTeamScore, location } = match;
  return (
    <li>
      {LocalTeam?.name} {localTeamScore} : {visitorTeamScore} {VisitorTeam?.name}, {location}
    </li>
  );
}

function List({ cup }: { readonly cup: TournamentView }) {
  const matches = cup.Stages.flatMap((stage) => stage.Matches);
  return (
    <ul id="bracket">
      {matches.map((match) => (
        <Match key={match.matchId} match={match} />
      ))}
    </ul>
  );
}

/** Shows the least that React can show of a bracket: one line per match. It is the reference for our page's time to paint. */
async function show(): Promise<void> {
  const tournamentId = new URLSearchParams(location.search).get('tournament') ?? '';
  const response = await fetch(`/api/tournaments/${tournamentId}`);
  const { data } = (await response.json()) as { data: { tournament: TournamentView } };
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<List cup={data.tournament} />);
}

void show();
