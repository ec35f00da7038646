import { resolveCup } from '../bracket/resolve-cup';
import { enterScore } from '../commands/enter-score';
import { bindOccupant } from '../commands/match-sides';
import { findSameSides } from '../commands/matches';
import { FLAT_NAMES } from '../cup/flat-match';
import { stateByScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { type ErrorItem, refused, type Refusal } from '../cup/result';
import { findScoreProblem } from '../cup/score-rules';
import { EMPTY_SIDE, mapSides, type Score, type Side } from '../cup/sides';
import { findBrokenRules } from '../rules/find-broken-rules';
import { knownRecordsOf } from '../rules/known-records';
import { findPlaceProblems } from '../rules/places';
import { listShared, TYPED_PAIRING } from '../rules/unique';
import { type CupFileProblem, problemAt } from './problems';
import { idsByName } from './replay-structure';
import type { CupFile, CupFileMatch } from './schema';

/** The score of a match of the file, in the form of the domain. */
function scoreOf(match: CupFileMatch): Score {
  return {
    local: { goals: match.localScore ?? null, kicks: match.localPenalty ?? null },
    visitor: { goals: match.visitorScore ?? null, kicks: match.visitorPenalty ?? null },
  };
}

/** Match numbers count over all matches, so placeholders are bound when all matches are there. */
function bindSides(cup: Cup): Cup {
  const bind = (side: Side, stageId: string): Side =>
    side.placeholder === null ? side : { ...side, ...bindOccupant(cup, stageId, side.placeholder) };
  const matches = cup.matches.map((match) => ({
    ...match,
    ...mapSides(match, (side) => bind(side, match.stageId)),
  }));
  return { ...cup, matches };
}

/** Adds the matches of a file with their scores, before any rule is asked. A match gets an instant of creation, in the order of the file. */
export function addMatches(
  cup: Cup,
  file: CupFile,
  { newId, now }: { readonly newId: () => string; readonly now: number },
): Cup {
  const stageIdOf = idsByName(cup.stages, ({ stageId }) => stageId);
  const teamIdOf = idsByName(cup.teams, ({ teamId }) => teamId);
  const groupIdOf = new Map(
    cup.stages.map(({ stageId }) => {
      const ofStage = cup.groups.filter((group) => group.stageId === stageId);
      return [stageId, idsByName(ofStage, ({ groupId }) => groupId)] as const;
    }),
  );
  const matches = file.matches.map((match, index): Match => {
    const stageId = stageIdOf(match.stage);
    const sides = mapSides(scoreOf(match), (score, key): Side => {
      const teamId = teamIdOf(match[key]) || null;
      return { ...EMPTY_SIDE, teamId, placeholder: teamId === null ? match[key] : null, ...score };
    });
    return {
      matchId: newId(),
      stageId,
      groupId: match.group ? (groupIdOf.get(stageId)?.(match.group) ?? '') : null,
      ...sides,
      date: match.date,
      time: match.time,
      location: match.location,
      state: stateByScore(sides),
      isForfeit: false,
      forfeit: match.forfeit,
      cards: match.cards,
      isFinal: match.isFinal,
      logRevision: null,
      scoredTeams: null,
      createdAt: new Date(now + index).toISOString(),
    };
  });
  return bindSides({ ...cup, matches });
}

function findScoreRefusal(match: Match): Refusal | null {
  const problem = findScoreProblem(match);
  return problem && refused(problem.msg, FLAT_NAMES[problem.side][problem.field]);
}

/** In a file the group, or its absence, is what does not fit the stage of a match. */
function inFile({ msg, path }: ErrorItem): ErrorItem {
  if (msg === 'stage_is_not_a_group_stage') return { msg, path: 'groupId' };
  if (msg === 'stage_is_not_a_knockout_stage') return { msg: 'please_select_a_group', path: 'groupId' };
  return { msg, path };
}

/** Finds the rules that matches break by themselves or two by two, as the commands find them. */
export function findMatchProblems(cup: Cup): CupFileProblem[] {
  const known = knownRecordsOf(cup);
  const again = new Set(listShared(TYPED_PAIRING, cup.matches).flatMap(([, ...later]) => later));
  return cup.matches.flatMap((match, index) => {
    // A side of a group match has to be a team, so a name that no team has is the name of a missing one.
    const sides = mapSides(match, ({ teamId }) => ({
      teamId: match.groupId === null ? teamId : (teamId ?? ''),
    }));
    const { stageId, groupId } = match;
    const refusals = [
      ...findPlaceProblems(known, { stageId, groupId, ...sides }),
      findSameSides(match, match.local.teamId !== null),
      findScoreRefusal(match),
      again.has(match) ? refused(TYPED_PAIRING.msg) : null,
    ];
    return refusals.flatMap((refusal) =>
      refusal ? [problemAt(`matches[${index}]`, inFile(refusal.error))] : [],
    );
  });
}

/** The fields of a file for which a score is refused without one, because the teams of the match follow from other matches. */
const FIELDS_OF_TEAMS: Partial<Record<ErrorItem['msg'], string>> = {
  same_team_selected: 'visitor',
  teams_not_known_yet: 'localScore',
};

/** Enters the scores as if somebody typed them for the teams that are in the matches in the end. */
export function enterScores(cup: Cup): { readonly cup: Cup; readonly problems: readonly CupFileProblem[] } {
  const indexOf = new Map(
    cup.matches.map(({ matchId }, index) => [`matches/${matchId}`, `matches[${index}]`]),
  );
  const problems = findBrokenRules(cup).map(({ msg, path, field }) =>
    problemAt(indexOf.get(path) ?? path, { msg, path: field }),
  );
  const { sides } = resolveCup(cup);
  const matches = cup.matches.map((match, index) => {
    const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
    const teams = local === null || visitor === null ? null : { local, visitor };
    const entered = enterScore(match, { input: match, teams, sidesChanged: true });
    if (entered.ok) return entered.value;
    const { msg, path = FIELDS_OF_TEAMS[msg] } = entered.error;
    problems.push(problemAt(`matches[${index}]`, { msg, path }));
    return match;
  });
  return { cup: { ...cup, matches }, problems };
}
