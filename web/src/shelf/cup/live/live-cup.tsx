import { categoryIdOf, tournamentOfCategory } from '@futsal-cup/domain/cup/categories';
import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { Score } from '@futsal-cup/domain/cup/sides';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { Cup, LiveMatches, Match, Stage } from '../cup';
import { loadLiveTexts } from '../../texts/live-texts';
import { GoalNews } from './goal-news';
import { LivePhase, LiveState } from './live-state';
import { Playing, Provisional } from './provisional-marks';
import { withProvisionalTable } from './provisional-table';
import { readLiveMatches } from './read-live-matches';

function runningScore({ goals, kicks }: LiveMatch): Score {
  return {
    local: { goals: goals[0], kicks: kicks && kicks[0] },
    visitor: { goals: goals[1], kicks: kicks && kicks[1] },
  };
}

/** `live` contains all live matches received so far, `present` only those of the latest answer. */
interface Heard {
  readonly live: LiveMatches;
  readonly present: LiveMatches;
}

/**
 * The news may be older than the view, which then already has the match's result, or newer, because the match has just kicked off.
 * Earlier news does not override the view, because a backup may have been restored since.
 */
function isRunning({ matchId, state, logRevision }: Match, { present }: Heard): boolean {
  if (state === 'live') return true;
  const news = present[matchId];
  return news !== undefined && news.log > (logRevision ?? 0);
}

function withRunning(match: Match, rules: MatchRules, heard: Heard): Match {
  const live = heard.live[match.matchId];
  // What an annulled team plays counts for nothing, so its running score is not shown either.
  if (!live || match.readAs === 'annulled' || !isRunning(match, heard)) return match;
  const props = { live, rules };
  const running = { ...live, phaseNote: <LivePhase {...props} />, boardNote: <LiveState {...props} /> };
  return { ...match, state: 'live', live: running, running: runningScore(live) };
}

function withLiveStage(stage: Stage, cup: Cup, heard: Heard): Stage {
  const rules = tournamentOfCategory(cup, categoryIdOf(stage));
  const Matches = stage.Matches.map((match) =>
    withRunning(match, stage.matchRules ?? rules.matchRules, heard),
  );
  const playing = Matches.filter(({ running }) => running);
  if (playing.length === 0) return stage;
  const groups = stage.groups.map((group) =>
    playing.some(({ groupId }) => groupId === group.groupId)
      ? withProvisionalTable(group, Matches, rules)
      : group,
  );
  return { ...stage, Matches, groups };
}

/**
 * Returns the cup with the running scores of its live matches, and with the tables as they would be if these matches ended now.
 */
export function withLive(cup: Cup, live: LiveMatches, present = live): Cup {
  const Stages = cup.Stages.map((stage) => withLiveStage(stage, cup, { live, present }));
  const isLive = Stages.some((stage, index) => stage !== cup.Stages[index]);
  return isLive ? { ...cup, Stages } : cup;
}

/** The latest news of every match, by tournament. */
const lastHeard = new Map<string, LiveMatches>();

/**
 * Merges the news (JSON) into the cup. If a match is missing from the news, it has just ended, or the answer came from a deployment
 * that sends no matches. Its last news stays until the view has the result, so that no page shows the match without a score in
 * between.
 */
export function withNews(cup: Cup, news: string | undefined): Cup {
  const { tournamentId } = cup;
  const present = readLiveMatches(news);
  const live = { ...lastHeard.get(tournamentId), ...present };
  lastHeard.set(tournamentId, live);
  if (Object.keys(live).length === 0) return cup;
  const shown = withLive(cup, live, present);
  // The announcements stay after the last live match has ended, because the last goal may arrive with the final whistle.
  const goalNews = <GoalNews cup={shown} />;
  return { ...shown, liveParts: { provisional: <Provisional />, playing: <Playing />, goalNews } };
}

/** Loads the texts of the live components. They are needed as soon as the cup is drawn with them. */
export function loadWords(): Promise<void> {
  return loadLiveTexts();
}
