import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { readMatch, type Cup, type Match } from './cup';

/** Returns the match that a call created or changed, if the answer contains it. */
export function answeredMatch(data: object): Match | null {
  return 'match' in data ? readMatch(data.match as MatchView) : null;
}

/** Returns the cup with a new or changed match. Tables and resolved placeholders stay the same, because the server computes them. */
export function withMatch(cup: Cup, match: Match): Cup {
  const Stages = cup.Stages.map((stage) => {
    const others = stage.Matches.filter(({ matchId }) => matchId !== match.matchId);
    if (stage.stageId !== match.stageId) return { ...stage, Matches: others };
    const { category } = stage;
    const named = { ...match, Stage: { ...match.Stage, category } };
    return { ...stage, Matches: [...others, named].sort(compareByKickOff) };
  });
  return { ...cup, Stages };
}
