import { loadMatchDayTexts } from '../texts/match-day-texts';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { Score } from '@futsal-cup/domain/cup/sides';
import type { Cup, LiveMatches, Match, Stage } from '../cup/cup';
import { GoalNews } from './goal-news';
import { LiveState } from './live-state';
import { Playing, Provisional } from './provisional-marks';
import { withProvisionalTable } from './provisional-table';

const liveParts = { LiveState, Provisional, Playing, GoalNews };

function runningScore({ goals, kicks }: LiveMatch): Score {
  return {
    local: { goals: goals[0], kicks: kicks && kicks[0] },
    visitor: { goals: goals[1], kicks: kicks && kicks[1] },
  };
}

/** What is heard may be older than the view, which has the match's result then, or newer: the match has just kicked off. */
function isRunning({ state, logRevision }: Match, live: LiveMatch): boolean {
  return state === 'live' || live.log > (logRevision ?? 0);
}

function withRunning(match: Match, live: LiveMatch | undefined): Match {
  if (!live || !isRunning(match, live)) return match;
  return { ...match, state: 'live', live, running: runningScore(live) };
}

function withLiveStage(stage: Stage, cup: Cup, live: LiveMatches): Stage {
  const Matches = stage.Matches.map((match) => withRunning(match, live[match.matchId]));
  const playing = Matches.filter(({ running }) => running);
  if (playing.length === 0) return stage;
  const groups = stage.groups.map((group) =>
    playing.some(({ groupId }) => groupId === group.groupId)
      ? withProvisionalTable(group, Matches, cup)
      : group,
  );
  return { ...stage, Matches, groups };
}

/** The cup with the running scores of its live matches, and with the tables as they would be if these ended now. */
export function withLive(cup: Cup, live: LiveMatches): Cup {
  const Stages = cup.Stages.map((stage) => withLiveStage(stage, cup, live));
  const isLive = Stages.some((stage, index) => stage !== cup.Stages[index]);
  return isLive ? { ...cup, Stages, liveParts } : cup;
}

/** Loads the words of what is put over the cup, which is drawn at once. */
export function loadWords(): Promise<void> {
  return loadMatchDayTexts();
}
