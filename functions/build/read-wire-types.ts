import { readFile } from 'node:fs/promises';
import ts from 'typescript';

const domain = new URL('../../packages/domain/src/', import.meta.url);

/** The files of the views, and the types of the domain that the views use. */
const FILES: Readonly<Record<string, ReadonlySet<string> | 'all'>> = {
  'cup/shown.ts': new Set(['SHOWN', 'Shown', 'ShownInPart']),
  'contracts/views/cup-views.ts': 'all',
  'cup/flat-match.ts': new Set(['FlatSides']),
  'cup/sides.ts': new Set(['Sides', 'SideKey', 'PlaceholderSource']),
  'cup/records.ts': new Set([
    'Points',
    'Tournament',
    'PlayerConsent',
    'PlayerFields',
    'Player',
    'PointsByDecision',
    'CategoryRules',
    'Category',
    'Message',
    'Picture',
    'Sponsor',
    'Withdrawal',
    'Team',
    'StageType',
    'DecisionAcross',
    'Stage',
    'Group',
    'STORED_MATCH_STATES',
    'StoredMatchState',
    'Match',
  ]),
  'standings/rows.ts': new Set(['StandingsRow']),
  'standings/reasons.ts': new Set(['Reason', 'ReasonCriterion']),
  'cup/table-rules.ts': 'all',
  'cup/player-rules.ts': new Set(['SuspensionRules', 'SCORER_TIES', 'ScorerTies', 'PlayerRules']),
  'players/suspensions.ts': new Set(['SuspensionReason', 'Suspension']),
  'players/cards-of-players.ts': 'all',
  'cup/match-rules.ts': new Set(['MatchRules', 'PLAYER_NAME_STYLES', 'PlayerNameStyle']),
  'cup/text/player-names.ts': new Set(['PublicPlayer']),
  'plan/settings.ts': new Set([
    'MainRound',
    'BracketRoundKey',
    'BRACKET_CUPS',
    'BracketCup',
    'GROUP_STAGES',
    'GroupStageKey',
    'StageKey',
    'PlanTeam',
    'Takes',
    'DEALINGS',
    'Dealing',
    'GroupsStep',
    'BracketStep',
    'PlanStep',
    'PRESETS',
    'Preset',
    'PlanFormat',
    'PlanDay',
    'CourtWindow',
    'PlanCourt',
    'PlanTime',
    'PlanWish',
    'PlanNames',
    'PlanSettings',
    'BlocksSettings',
  ]),
  'contracts/views/plan-views.ts': 'all',
  'contracts/views/scorer-views.ts': 'all',
  'contracts/views/people-views.ts': 'all',
  'cup/written-cup-file.ts': 'all',
  'contracts/scorers.ts': new Set(['ServerTime']),
  'match-log/scorer-link.ts': new Set(['ScorerScope', 'ScorerDevice']),
  'match-log/entries.ts': new Set([
    'HALVES',
    'Half',
    'ENTERED_PHASES',
    'EnteredPhase',
    'Phase',
    'ShownScore',
    'EntryFacts',
    'EntryInput',
    'Entry',
  ]),
  'match-log/laws/fouls-and-time-outs.ts': new Set(['TimeOutMark']),
  'match-log/judge.ts': new Set(['Verdict']),
  'match-log/laws/law-marks.ts': new Set(['LawMark']),
  'match-log/match-of-log.ts': new Set(['LiveMatch']),
  'match-log/laws/shoot-out.ts': new Set(['KickMark']),
};

/** The name of a declared type, or of a list of values from which a type is derived. */
function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  return declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;
}

/** The declarations of a source file with their comments, without its imports. */
async function readDeclarations(path: string, names: ReadonlySet<string> | 'all'): Promise<string> {
  const text = await readFile(new URL(path, domain), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements
    .filter((statement) => {
      const name = nameOf(statement);
      return name !== undefined && (names === 'all' || names.has(name));
    })
    .map((statement) => statement.getFullText(source).trim())
    .join('\n\n');
}

/** The TypeScript types of all answers of the API, and of the settings of a plan. */
export async function readWireTypes(): Promise<string> {
  const parts = Object.entries(FILES).map(([path, names]) => readDeclarations(path, names));
  return (await Promise.all(parts)).join('\n\n');
}
