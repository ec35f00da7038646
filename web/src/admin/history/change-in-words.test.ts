import type { HistoryEntryView, ObstacleView } from '@futsal-cup/domain/contracts/views/history-views';
import { NO_COUNTS, type RecordedChange } from '@futsal-cup/domain/history/recorded-change';
import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import { describe, expect, test } from 'vitest';
import { codeText } from '../calls/error-text';
import { keepAdminTexts } from '../texts/admin-texts';
import { adminTexts as german } from '../texts/de';
import { adminTexts as english } from '../texts/en';
import { sharedTexts } from '../../shelf/texts/en';
import { adminTexts as french } from '../texts/fr';
import { adminTexts as italian } from '../texts/it';
import { keepTexts, showLanguage } from '../../shelf/texts/use-texts';
import { actorInWords, changeInWords, obstacleInWords } from './change-in-words';

const TEXTS = { en: english, de: german, fr: french, it: italian } as const;

const ENTRY: HistoryEntryView = {
  entryId: 'entry',
  tournamentId: 'cup',
  kind: 'group',
  at: '2027-03-01T10:00:00Z',
  by: null,
  scorer: null,
  change: { what: 'group-renamed', name: 'A', to: 'B', match: null, counts: NO_COUNTS },
  about: null,
  isUndo: false,
  obstacle: null,
};

function read(language: Language, entry: Partial<HistoryEntryView>): (string | null)[] {
  keepTexts(language, sharedTexts);
  showLanguage(language);
  keepAdminTexts(language, TEXTS[language]);
  const told = { ...ENTRY, ...entry };
  return [changeInWords(told), obstacleInWords(told)];
}

function obstacle(language: Language, { msg, name }: ObstacleView): string | null | undefined {
  return read(language, { obstacle: { msg, name } })[1];
}

describe.each(LANGUAGES)('in %s the history', (language) => {
  test('asks before an undo with two buttons that say different things', () => {
    const { confirm, history } = TEXTS[language];
    expect(history.confirmUndo).not.toBe(confirm.cancel);
  });

  test('says into which category a stage was moved, or that it was taken out of one', () => {
    const moved = (to: string) => {
      const what = 'stage-moved-to-category';
      return read(language, { change: { ...ENTRY.change, name: 'Plate', to, what } })[0];
    };
    expect(moved('F juniors')).toMatch(/Plate.*F juniors/);
    expect(moved('')).toMatch(/^[^“«]*[“«]\u202f?Plate\u202f?[”»][^“«]*$/);
  });

  test('names the category of a change first', () => {
    const { history } = TEXTS[language];
    const change = {
      ...ENTRY.change,
      name: 'FC Bern',
      to: null,
      what: 'team-deleted',
      category: 'F',
    } as const;
    const [sentence] = read(language, { change });
    const counts = NO_COUNTS;
    expect(sentence).toBe(
      `F – ${history.changes['team-deleted']({ name: 'FC Bern', to: 'FC Bern', ...counts })}`,
    );
  });

  test('says in short what is in the way, not what to do in a form', () => {
    const { history } = TEXTS[language];
    for (const msg of ['team_name_already_exists', 'group_not_found'] as const) {
      const said = obstacle(language, { msg, name: 'Aare' });
      expect(said).not.toContain(codeText(msg));
      expect(said).toBe(history.inTheWay(history.cannot(history.causes[msg]), 'Aare'));
    }
  });

  test('says who did it: an account, a device of a scorer with its link, or a command', () => {
    const { history } = TEXTS[language];
    const actor = (who: Partial<HistoryEntryView>) => {
      read(language, who);
      return actorInWords({ ...ENTRY, ...who });
    };
    const said = actor({ scorer: { device: 'Rita', link: 'Court 2' } });
    expect(said).toMatch(/^Rita, /);
    expect(said).toContain('Court 2');
    expect(actor({ by: { accountId: 'a', name: 'Anna' } })).toBe('Anna');
    expect(actor({})).toBe(history.byCommand);
  });

  test('tells a result from what to what, and one of before such facts were kept without them', () => {
    const score = (goals: number | null, kicks: number | null = null) => ({
      local: { goals, kicks },
      visitor: { goals: goals && 1, kicks: kicks && 4 },
    });
    const match = {
      matchId: 'm',
      local: 'A',
      visitor: 'B',
      date: '2027-03-01',
      time: '10:00',
      location: 'Hall',
    };
    const change: RecordedChange = { ...ENTRY.change, what: 'result-changed', name: null, to: null, match };
    const told = (from: object, to: object, what: RecordedChange['what'] = 'result-changed') =>
      read(language, { change: { ...change, what, scores: { from, to } } as RecordedChange })[0];
    const [old] = read(language, { change });
    expect(old).toContain('A – B');
    expect(old).not.toMatch(/→|undefined/);
    expect(told(score(null), score(2))).toMatch(/: – → 2:1$/);
    expect(told(score(2), score(3))).toMatch(/: 2:1 → 3:1$/);
    expect(told(score(1), score(1, 5))).toMatch(/: 1:1 → 1:1 \(5:4\)$/);
    expect(told(score(2), score(null), 'score-removed')).toMatch(/: 2:1 → –$/);
  });

  test('says by what a record is used', () => {
    expect(obstacle(language, { msg: 'record_is_in_use', name: 'Aare' })).toMatch(/ Aare$/);
    expect(obstacle(language, { msg: 'record_is_in_use', name: null })).toBe(
      TEXTS[language].history.reasons.record_is_in_use,
    );
  });

  test('tells of the matches that went with a team to another group', () => {
    const change = (matches: number): RecordedChange => ({
      ...ENTRY.change,
      what: 'group-teams-moved',
      counts: { ...NO_COUNTS, groups: 2, matches },
    });
    const [without] = read(language, { change: change(0) });
    const [withMatches] = read(language, { change: change(3) });
    expect(without).not.toContain('3');
    expect(withMatches).toMatch(/, 3 /);
  });
});
