import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import { decidedBy, type ReasonWords } from '@futsal-cup/domain/standings/decided-by';
import { ENGLISH_REASONS } from '@futsal-cup/domain/standings/english-reasons';
import { isDecision, type Reason, type ReasonCriterion } from '@futsal-cup/domain/standings/reasons';
import { computeStandings } from '@futsal-cup/domain/standings/standings';
import { arbitraryGroup } from '@futsal-cup/domain/testing/arbitrary-group';
import { buildWorldCup2018 } from '@futsal-cup/domain/testing/world-cup-2018';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonWords as german } from '../../shelf/texts/de-reasons';
import { reasonWords as french } from '../../shelf/texts/fr-reasons';
import { reasonWords as italian } from '../../shelf/texts/it-reasons';

const WORDS: Readonly<Record<Language, ReasonWords>> = {
  en: ENGLISH_REASONS,
  de: german,
  fr: french,
  it: italian,
};

/** The content of a sentence: the criterion, and the teams from the best place to the worst, by name or as a number. */
type Fact = readonly [criterion: string, ...places: string[]];

/** The patterns with which a reader understands the sentences. They are independent of the code that creates the sentences. */
interface Reading {
  readonly between: RegExp;
  readonly ahead: RegExp;
  readonly behind: RegExp;
  readonly decidedBetween: RegExp;
  readonly decidedAhead: RegExp;
  readonly level: RegExp;
  readonly count: RegExp;
  readonly and: RegExp;
  readonly criteria: Readonly<Record<string, string>>;
  readonly decisions: Readonly<Record<string, string>>;
}

const READINGS: Readonly<Record<Language, Reading>> = {
  en: {
    between: /^behind (.+) and ahead of (.+) on (.+)$/,
    ahead: /^ahead of (.+) on (.+)$/,
    behind: /^behind (.+) on (.+)$/,
    decidedBetween: /^(.+) behind (.+) and ahead of (.+)$/,
    decidedAhead: /^(.+) ahead of (.+)$/,
    level: /^level with (.+): no decision is recorded yet$/,
    count: /^(\d+) other teams$/,
    and: /, | and /,
    criteria: {
      'points a match': 'points-a-match',
      'goal difference': 'goal-difference',
      'goals scored': 'goals-scored',
      'head-to-head points': 'head-to-head-points',
      'head-to-head goal difference': 'head-to-head-goal-difference',
      'head-to-head goals': 'head-to-head-goals',
      wins: 'wins',
      'away goals': 'away-goals',
      'the ratio of goals scored to goals conceded': 'goal-quotient',
      'head-to-head away goals': 'head-to-head-away-goals',
      conduct: 'conduct',
      'conduct (not counted in all matches)': 'conduct-in-part',
      'kicks from the penalty mark after their match': 'kicks',
    },
    decisions: {
      'the lots put': 'decision-lots',
      'a shoot-out put': 'decision-shoot-out',
      'a deciding match put': 'decision-deciding-match',
      'conduct put': 'decision-conduct',
      'the ranking put': 'decision-ranking',
      'the organisers decided:': 'decision-organisers',
    },
  },
  de: {
    between: /^hinter (.+) und vor (.+) aufgrund (.+)$/,
    ahead: /^vor (.+) aufgrund (.+)$/,
    behind: /^hinter (.+) aufgrund (.+)$/,
    decidedBetween: /^(.+) hinter (.+) und vor (.+)$/,
    decidedAhead: /^(.+) vor (.+)$/,
    level: /^gleichauf mit (.+): Noch ist keine Entscheidung festgehalten$/,
    count: /^(\d+) Teams$/,
    and: /, | und /,
    criteria: {
      'der Punkte pro Spiel': 'points-a-match',
      'der Tordifferenz': 'goal-difference',
      'der erzielten Tore': 'goals-scored',
      'der Punkte in der Direktbegegnung': 'head-to-head-points',
      'der Tordifferenz in der Direktbegegnung': 'head-to-head-goal-difference',
      'der Tore in der Direktbegegnung': 'head-to-head-goals',
      'der Siege': 'wins',
      'der Auswärtstore': 'away-goals',
      'des Torquotienten': 'goal-quotient',
      'der Auswärtstore in der Direktbegegnung': 'head-to-head-away-goals',
      'der Fairplay-Wertung': 'conduct',
      'der Fairplay-Wertung (nicht in allen Spielen gezählt)': 'conduct-in-part',
      'des Penaltyschiessens nach ihrem Spiel': 'kicks',
    },
    decisions: {
      'das Los setzt': 'decision-lots',
      'ein Penaltyschiessen setzt': 'decision-shoot-out',
      'ein Entscheidungsspiel setzt': 'decision-deciding-match',
      'die Fairplay-Wertung setzt': 'decision-conduct',
      'die Rangliste setzt': 'decision-ranking',
      'die Turnierleitung hat entschieden:': 'decision-organisers',
    },
  },
  fr: {
    between: /^derrière (.+) et devant (.+?) ((?:à la|aux?) .+)$/,
    ahead: /^devant (.+?) ((?:à la|aux?) .+)$/,
    behind: /^derrière (.+?) ((?:à la|aux?) .+)$/,
    decidedBetween: /^(.+) derrière (.+) et devant (.+)$/,
    decidedAhead: /^(.+) devant (.+)$/,
    level: /^à égalité avec (.+)\u202f: aucune décision n’est encore enregistrée$/,
    count: /^(\d+) équipes$/,
    and: /, | et /,
    criteria: {
      'aux points par match': 'points-a-match',
      'à la différence de buts': 'goal-difference',
      'aux buts marqués': 'goals-scored',
      'aux points en confrontation directe': 'head-to-head-points',
      'à la différence de buts en confrontation directe': 'head-to-head-goal-difference',
      'aux buts en confrontation directe': 'head-to-head-goals',
      'au nombre de victoires': 'wins',
      'aux buts à l’extérieur': 'away-goals',
      'au quotient de buts': 'goal-quotient',
      'aux buts à l’extérieur en confrontation directe': 'head-to-head-away-goals',
      'au fair-play': 'conduct',
      'au fair-play (pas compté dans tous les matchs)': 'conduct-in-part',
      'aux tirs au but après leur match': 'kicks',
    },
    decisions: {
      'le tirage au sort place': 'decision-lots',
      'les tirs au but placent': 'decision-shoot-out',
      'un match décisif place': 'decision-deciding-match',
      'le fair-play place': 'decision-conduct',
      'le classement de référence place': 'decision-ranking',
      'l’organisation a décidé\u202f:': 'decision-organisers',
    },
  },
  it: {
    between: /^segue (.+) e precede (.+) per (.+)$/,
    ahead: /^precede (.+) per (.+)$/,
    behind: /^segue (.+) per (.+)$/,
    decidedBetween: /^(.+) dopo (.+) e prima di (.+)$/,
    decidedAhead: /^(.+) prima di (.+)$/,
    level: /^a pari merito con (.+): nessuna decisione è ancora registrata$/,
    count: /^(\d+) squadre$/,
    and: /, | e /,
    criteria: {
      'media punti': 'points-a-match',
      'differenza reti': 'goal-difference',
      'reti segnate': 'goals-scored',
      'punti negli scontri diretti': 'head-to-head-points',
      'differenza reti negli scontri diretti': 'head-to-head-goal-difference',
      'reti negli scontri diretti': 'head-to-head-goals',
      'numero di vittorie': 'wins',
      'reti in trasferta': 'away-goals',
      'quoziente reti': 'goal-quotient',
      'reti in trasferta negli scontri diretti': 'head-to-head-away-goals',
      'fair play': 'conduct',
      'fair play (non contato in tutte le partite)': 'conduct-in-part',
      'calci di rigore dopo la loro partita': 'kicks',
    },
    decisions: {
      'il sorteggio mette': 'decision-lots',
      'i calci di rigore mettono': 'decision-shoot-out',
      'uno spareggio mette': 'decision-deciding-match',
      'il fair play mette': 'decision-conduct',
      'la graduatoria di riferimento mette': 'decision-ranking',
      'l’organizzazione ha deciso:': 'decision-organisers',
    },
  },
};

function understand(clause: string, reading: Reading, own: string): Fact {
  const teams = (text = '') => reading.count.exec(text)?.[1] ?? text.split(reading.and).sort().join(' + ');
  const criterion = (text = '') => reading.criteria[text] ?? `not understood: ${text}`;
  const parts = (pattern: RegExp) => pattern.exec(clause)?.slice(1);
  const level = parts(reading.level);
  if (level) return ['level', teams(level[0])];
  const decision = Object.keys(reading.decisions).find((words) => clause.startsWith(`${words} `));
  if (decision) {
    const placed = clause.slice(decision.length + 1);
    const kind = reading.decisions[decision] ?? '';
    const [middle, before, after] = reading.decidedBetween.exec(placed)?.slice(1) ?? [];
    if (middle) return [kind, teams(before), teams(middle), teams(after)];
    const [better, worse] = reading.decidedAhead.exec(placed)?.slice(1) ?? [];
    return [kind, teams(better), teams(worse)];
  }
  const between = parts(reading.between);
  if (between) return [criterion(between[2]), teams(between[0]), own, teams(between[1])];
  const ahead = parts(reading.ahead);
  if (ahead) return [criterion(ahead[1]), own, teams(ahead[0])];
  const behind = parts(reading.behind);
  if (behind) return [criterion(behind[1]), teams(behind[0]), own];
  return [`not understood: ${clause}`];
}

function read(sentence: string, language: Language, own: string): Fact[] {
  const [first = '', ...rest] = sentence.split('; ');
  const clauses = [first.charAt(0).toLowerCase() + first.slice(1), ...rest];
  return clauses.map((clause) => understand(clause, READINGS[language], own));
}

const MOST_NAMES = 3;

/** Returns the facts in the reasons of a row, without any words. */
function factsOf(reasons: readonly Reason[], own: string, nameOf: (teamId: string) => string): Fact[] {
  const teams = (names: readonly string[]) =>
    names.length > MOST_NAMES ? String(names.length) : [...names].sort().join(' + ');
  return reasons.map(({ criterion, ahead, behind, level }) => {
    if (criterion === 'level') return ['level', teams(level.map(nameOf))];
    const place = isDecision(criterion) ? [own, ...level.map(nameOf)] : [own];
    const places = [ahead.map(nameOf), place, behind.map(nameOf)].filter((names) => names.length > 0);
    // A record of before does not say what decided: the organisers did.
    const told = criterion === 'decision-unstated' ? 'decision-organisers' : criterion;
    return [told, ...places.map(teams)];
  });
}

const CRITERIA = [
  ...Object.keys(ENGLISH_REASONS.criteria),
  ...Object.keys(ENGLISH_REASONS.decisions),
] as Exclude<ReasonCriterion, 'level'>[];

/**
 * Generates a reason with up to five teams above and up to five teams below a team, and at least one in total. Whole groups seldom
 * reach the last criteria.
 */
const arbitraryReason: fc.Arbitrary<Reason> = fc
  .record({
    criterion: fc.constantFrom(...CRITERIA),
    ahead: fc.nat({ max: 5 }),
    behind: fc.nat({ max: 5 }),
    level: fc.nat({ max: 4 }),
  })
  .filter(({ ahead, behind }) => ahead + behind > 0)
  .map(({ criterion, ahead, behind, level }) => {
    const names = [...'ABCDEFGHIJKLMN'];
    const take = (count: number) => names.splice(0, count);
    return {
      criterion,
      ahead: take(ahead),
      behind: take(behind),
      level: take(isDecision(criterion) ? level : 0),
    };
  });

/** The places at the World Cup 2018 that were not decided by points alone. */
const WORLD_CUP_2018: Readonly<Record<string, readonly Fact[]>> = {
  Spain: [['goals-scored', 'Spain', 'Portugal']],
  Portugal: [['goals-scored', 'Spain', 'Portugal']],
  Sweden: [['goal-difference', 'Sweden', 'Mexico']],
  Mexico: [['goal-difference', 'Sweden', 'Mexico']],
  'South Korea': [['goal-difference', 'South Korea', 'Germany']],
  Germany: [['goal-difference', 'South Korea', 'Germany']],
  Japan: [['decision-organisers', 'Japan', 'Senegal']],
  Senegal: [['decision-organisers', 'Japan', 'Senegal']],
};

describe.each(LANGUAGES)('the reasons of a table in %s', (language) => {
  test('say of the World Cup 2018 what decided it', () => {
    const cup = buildWorldCup2018();
    const names = new Map(cup.teams.map(({ teamId, name }) => [teamId, name]));
    const nameOf = (teamId: string) => names.get(teamId) ?? teamId;
    const rows = [...resolveCup(cup).tables.values()].flat();
    const said = rows.flatMap((row) => {
      const sentence = decidedBy(row, nameOf, WORDS[language]);
      const own = nameOf(row.teamId);
      return sentence === null ? [] : [[own, read(sentence, language, own)] as const];
    });
    expect(Object.fromEntries(said)).toEqual(WORLD_CUP_2018);
  });

  test('say of any group what the reasons say: who, before whom, by what', () => {
    fc.assert(
      fc.property(arbitraryGroup, (group) => {
        const names = new Map(group.teams.map(({ teamId, name }) => [teamId, name]));
        const nameOf = (teamId: string) => names.get(teamId) ?? teamId;
        for (const row of computeStandings(group)) {
          const own = nameOf(row.teamId);
          const sentence = decidedBy(row, nameOf, WORDS[language]);
          const said = sentence === null ? [] : read(sentence, language, own);
          expect(said).toEqual(factsOf(row.reasons, own, nameOf));
        }
      }),
    );
  });

  test('leave out what another version of the site gives as a reason', () => {
    const words = WORDS[language];
    const nameOf = (name: string) => name;
    const known: Reason = { criterion: 'goal-difference', ahead: [], behind: ['B'], level: [] };
    for (const criterion of ['lots', 'decision-oracle'] as unknown as Reason['criterion'][]) {
      const strange: Reason = { criterion, ahead: ['A'], behind: [], level: [] };
      expect(decidedBy({ teamId: 'Own', reasons: [strange] }, nameOf, words)).toBeNull();
      const both = { teamId: 'Own', reasons: [strange, known] };
      expect(decidedBy(both, nameOf, words)).toBe(
        decidedBy({ teamId: 'Own', reasons: [known] }, nameOf, words),
      );
    }
  });

  test('say every reason there may be', () => {
    fc.assert(
      fc.property(arbitraryReason, (reason) => {
        const sentence = decidedBy({ teamId: 'Own', reasons: [reason] }, (name) => name, WORDS[language]);
        expect(read(sentence ?? '', language, 'Own')).toEqual(factsOf([reason], 'Own', (name) => name));
      }),
    );
  });
});
