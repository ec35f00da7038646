import { resolveCup } from '../bracket/resolve-cup';
import { enterScore } from '../commands/enter-score';
import { bindOccupant } from '../commands/match-sides';
import { findSameSides } from '../commands/matches';
import { FLAT_NAMES } from '../cup/flat-match';
import { hasScore, stateByScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { allowed, type ErrorItem, refused, type Refusal, type Result } from '../cup/result';
import { findScoreProblem } from '../cup/score-rules';
import {
  EMPTY_SIDE,
  mapSides,
  NO_TEAM,
  type PlaceholderSource,
  type Score,
  type Side,
  SIDES,
  type Sides,
} from '../cup/sides';
import { nameKey } from '../cup/text/name-key';
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

type Words = Required<CupFileMatch>['words']['local'];

/** A side whose text is said to be no more than that, or what `NO_TEAM` stands for, or bound to what it names. */
function bindSide(cup: Cup, stageId: string, side: Side, words: Words): Side {
  const { placeholder } = side;
  if (placeholder === null) return side;
  if (words?.stage !== undefined) {
    const stage = cup.stages.find(({ name }) => nameKey(name) === nameKey(words.stage ?? ''));
    return { ...side, ...bindOccupant(cup, stageId, placeholder, stage ?? null) };
  }
  if (words) return { ...side, lost: words.was ?? null };
  const occupant = bindOccupant(cup, stageId, placeholder);
  const isNobody = placeholder === NO_TEAM && occupant.teamId === null;
  return { ...side, ...occupant, placeholder: isNobody ? null : occupant.placeholder };
}

/** The source that the words of a place name in the cup; null where they name none. */
function sourceOfPlace(
  cup: Cup,
  stageId: string,
  { place, stage: name }: Required<CupFile['groups'][number]>['places'][number],
): PlaceholderSource | null {
  const named = cup.stages.find((stage) => nameKey(stage.name) === nameKey(name ?? ''));
  return bindOccupant(cup, stageId, place, name === undefined ? undefined : (named ?? null)).source;
}

/** Binds the places that groups take; those that name nothing are left out. */
function bindPlaces(cup: Cup, file: CupFile): Cup {
  const groups = cup.groups.map((group, index) => {
    const places = file.groups[index]?.places;
    if (!places) return group;
    return { ...group, places: places.flatMap((place) => sourceOfPlace(cup, group.stageId, place) ?? []) };
  });
  return { ...cup, groups };
}

/** Finds the places of groups whose words name none. */
export function findPlaceTexts(cup: Cup, file: CupFile): CupFileProblem[] {
  return file.groups.flatMap(({ places = [] }, group) =>
    places.flatMap((place, index): CupFileProblem[] => {
      const source = sourceOfPlace(cup, cup.groups[group]?.stageId ?? '', place);
      return source ? [] : [{ path: `groups[${group}].places[${index}]`, msg: 'text_names_no_place' }];
    }),
  );
}

/** Match numbers count over all matches, so placeholders are bound when all matches are there. */
function bindSides(cup: Cup, file: CupFile): Cup {
  const matches = cup.matches.map((match, index) => {
    const words = file.matches[index]?.words;
    return { ...match, ...mapSides(match, (side, key) => bindSide(cup, match.stageId, side, words?.[key])) };
  });
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
      const teamId = (match.words?.[key] ? '' : teamIdOf(match[key])) || null;
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
      state: match.state ?? stateByScore(sides),
      isForfeit: match.isForfeit ?? (Boolean(match.forfeit) && hasScore(sides)),
      forfeit: match.forfeit,
      cards: match.cards,
      isFinal: match.isFinal,
      logRevision: null,
      scoredTeams: match.playedBy ? mapSides(match.playedBy, teamIdOf) : null,
      createdAt: new Date(now + index).toISOString(),
    };
  });
  return bindSides(bindPlaces({ ...cup, matches }, file), file);
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

/** Nobody has typed a text that is said to be no more than a text, so that the rules of what is typed are not for it. */
function asTyped(match: Match, { words }: Pick<CupFileMatch, 'words'>): Match {
  if (!words) return match;
  const sides = mapSides(match, (side, key): Side => {
    const isText = words[key] !== undefined && side.source === null;
    return isText ? { ...side, lost: side.lost ?? [] } : side;
  });
  return { ...match, ...sides };
}

/** A state that somebody writes beside a score: only a match that both sides forfeited is finished without one. */
function findStateProblem(match: Match, path: string): CupFileProblem[] {
  const { state, isForfeit, forfeit } = match;
  const isFinished = state === 'finished';
  const fits = isFinished ? hasScore(match) || forfeit === 'both' : !hasScore(match) && !isForfeit;
  return fits ? [] : [{ path: `${path}.state`, msg: 'state_does_not_fit_the_score' }];
}

/** The stages and teams that a match of the file names besides its own, and the file does not have. */
function findLostNames(file: CupFile, index: number): CupFileProblem[] {
  const { words, playedBy } = file.matches[index] ?? {};
  const teams = new Set(file.teams.map(({ name }) => nameKey(name)));
  const stages = new Set(file.stages.filter(({ type }) => type === 'group').map(({ name }) => nameKey(name)));
  return SIDES.flatMap((side): CupFileProblem[] => {
    const { stage } = words?.[side] ?? {};
    const team = playedBy?.[side];
    const lost: CupFileProblem[] = [];
    if (stage !== undefined && !stages.has(nameKey(stage))) {
      lost.push({ path: `matches[${index}].words.${side}.stage`, msg: 'stage_not_found' });
    }
    if (team !== undefined && !teams.has(nameKey(team))) {
      lost.push({ path: `matches[${index}].playedBy.${side}`, msg: 'team_not_found' });
    }
    return lost;
  });
}

/** Finds the rules that matches break by themselves or two by two, as the commands find them. */
export function findMatchProblems(cup: Cup, file: CupFile): CupFileProblem[] {
  const known = knownRecordsOf(cup);
  const typed = cup.matches.map((match, index) => asTyped(match, file.matches[index] ?? {}));
  const again = new Set(listShared(TYPED_PAIRING, typed).flatMap(([, ...later]) => later));
  return typed.flatMap((match, index) => {
    const place = `matches[${index}]`;
    // A side of a group match has to be a team, or a place that the group takes, so a name that is neither is the name of a missing team.
    const sides = mapSides(match, ({ teamId, source, lost }) => {
      const isName = match.groupId !== null && source === null && lost === null;
      return { teamId: isName ? (teamId ?? '') : teamId, source };
    });
    const { stageId, groupId } = match;
    const refusals = [
      ...findPlaceProblems(known, { stageId, groupId, ...sides }),
      findSameSides(match, match.local.teamId !== null),
      findScoreRefusal(match),
      again.has(match) ? refused(TYPED_PAIRING.msg) : null,
    ];
    const problems = refusals.flatMap((refusal) =>
      refusal ? [problemAt(place, inFile(refusal.error))] : [],
    );
    const ofState = findScoreRefusal(match) ? [] : findStateProblem(match, place);
    return [...problems, ...ofState, ...findLostNames(file, index)];
  });
}

/** The fields of a file for which a score is refused without one, because the teams of the match follow from other matches. */
const FIELDS_OF_TEAMS: Partial<Record<ErrorItem['msg'], string>> = {
  same_team_selected: 'visitor',
  teams_not_known_yet: 'localScore',
};

/** The match with the teams that its score or its award is for, or that were in it when it was abandoned. */
function withTeams(
  match: Match,
  teams: Sides<string> | null,
  { playedBy }: Pick<CupFileMatch, 'playedBy'>,
): Result<Match> {
  if (playedBy !== undefined) return allowed(match);
  if (match.state === 'abandoned') return allowed({ ...match, scoredTeams: teams });
  if (hasScore(match)) return enterScore(match, { input: match, teams, sidesChanged: true });
  if (!match.forfeit) return allowed(match);
  return teams ? allowed({ ...match, scoredTeams: teams }) : refused('teams_not_known_yet', 'forfeit');
}

/** Enters the scores as if somebody typed them for the teams that are in the matches in the end, or for those that the file names. */
export function enterScores(
  cup: Cup,
  file: CupFile,
): { readonly cup: Cup; readonly problems: readonly CupFileProblem[] } {
  const placed: readonly (readonly [string, string])[] = [
    ...cup.matches.map(({ matchId }, index) => [`matches/${matchId}`, `matches[${index}]`] as const),
    ...cup.groups.map(({ groupId }, index) => [`groups/${groupId}`, `groups[${index}]`] as const),
  ];
  const indexOf = new Map(placed);
  const problems = findBrokenRules(cup).map(({ msg, path, field }) =>
    problemAt(indexOf.get(path) ?? path, { msg, path: field }),
  );
  const { sides } = resolveCup(cup);
  const matches = cup.matches.map((match, index) => {
    const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
    const teams = local === null || visitor === null ? null : { local, visitor };
    const entered = withTeams(match, teams, file.matches[index] ?? {});
    if (entered.ok) return entered.value;
    const { msg, path = FIELDS_OF_TEAMS[msg] } = entered.error;
    problems.push(problemAt(`matches[${index}]`, { msg, path }));
    return match;
  });
  return { cup: { ...cup, matches }, problems };
}
