import {
  buildCup,
  type CupDescription,
  teamIdOf,
  withMatch,
  type MatchChange,
} from '@futsal-cup/domain/testing/build-cup';
import { describe, expect, it } from 'vitest';
import { presentCup } from '../../../presenters/present-tournament';
import type { StoredCup } from '../../../storage/stored';
import type { ShareTarget } from '../share-page';
import { pictureOf } from './picture-content';
import { addressOfPicture, pictureVersion } from './picture-version';

const FINAL = '2026-06-14 15:30 Lions 2-2 (4-3) Bears';

interface Asked {
  readonly description?: Partial<CupDescription>;
  readonly line?: string;
  readonly change?: MatchChange;
}

/** The content of the picture for a page of a cup whose second match is a final. */
function picture(target: ShareTarget, { description = {}, line = FINAL, change = {} }: Asked = {}) {
  const groups = { 'Group A': { teams: ['Lions', 'Bears'], matches: ['2026-06-13 10:00 Lions 1-0 Bears'] } };
  const stages = [
    { name: 'Groups', groups },
    { name: 'Final', matches: [line] },
  ];
  const tournament = { name: 'Züri Cup', language: 'de' } as const;
  const cup = withMatch(buildCup({ tournament, stages, ...description }), 'match 2', change);
  return pictureOf(presentCup(cup as StoredCup, 'version'), target);
}

const match = { page: 'match', matchId: 'match 2' } as const;
const team = { page: 'team', teamId: teamIdOf('Lions') } as const;

describe('the picture of a match', () => {
  it('shows the score, the shoot-out in words, the stage, the cup, day, time and place', () => {
    expect(picture(match)).toEqual({
      kind: 'match',
      local: { name: 'Lions', isTeam: true },
      visitor: { name: 'Bears', isTeam: true },
      middle: '2–2',
      note: '4:3 im Penaltyschiessen',
      stage: 'Final',
      cup: 'Züri Cup',
      facts: ['14.06.2026', '15:30 Uhr', 'Sports hall'],
    });
  });

  it('shows the kick-off as long as there is no score, and a placeholder for a team', () => {
    expect(picture(match, { line: '2026-06-14 15:30 Lions v Somebody' })).toMatchObject({
      middle: '15:30',
      note: null,
      visitor: { name: 'Somebody', isTeam: false },
      facts: ['14.06.2026', 'Sports hall'],
    });
  });

  it.each([
    ['postponed', 'Verschoben'],
    ['abandoned', 'Abgebrochen'],
  ] as const)('says that it is %s', (state, note) => {
    const line = '2026-06-14 15:30 Lions v Bears';
    expect(picture(match, { line, change: { state } })).toMatchObject({ middle: '–', note });
  });

  it('shows no score that was entered for other teams, and says why', () => {
    const scoredTeams = { local: teamIdOf('Bears'), visitor: teamIdOf('Lions') };
    expect(picture(match, { change: { scoredTeams } })).toMatchObject({ middle: '–', note: 'In Prüfung' });
  });

  it('has another version with another score, and the same with the same', () => {
    const version = (line: string) => {
      const content = picture(match, { line });
      return content && pictureVersion(content);
    };
    expect(version(FINAL)).toBe(version(FINAL));
    expect(version(FINAL)).not.toBe(version('2026-06-14 15:30 Lions 2-2 (3-4) Bears'));
  });
});

describe('the picture of a cup', () => {
  it('shows its days, its place, and its champion once all matches are over', () => {
    expect(picture({ page: 'home' })).toEqual({
      kind: 'cup',
      name: 'Züri Cup',
      page: null,
      facts: ['13.06.2026 – 14.06.2026', 'Sports hall'],
      champion: { title: 'Turniersieg', name: 'Lions' },
    });
    expect(picture({ page: 'home' }, { line: '2026-06-14 15:30 Lions v Bears' })).toMatchObject({
      champion: null,
    });
  });

  it('has no champion as long as a match is left, whoever leads the table', () => {
    const champion = (second: string) => {
      const matches = ['Lions 3-0 Bears', second];
      const stages = [{ name: 'League', groups: { A: { teams: ['Lions', 'Bears'], matches } } }];
      return picture({ page: 'home' }, { description: { stages } });
    };
    expect(champion('Bears v Lions')).toMatchObject({ champion: null });
    expect(champion('Bears 1-0 Lions')).toMatchObject({ champion: { name: 'Lions' } });
  });

  it('has no champion while the final is under review', () => {
    const scoredTeams = { local: teamIdOf('Bears'), visitor: teamIdOf('Lions') };
    expect(picture({ page: 'home' }, { change: { scoredTeams } })).toMatchObject({ champion: null });
  });

  it('has no champion before anything is played, although a team is alone in its group', () => {
    const stages = [{ name: 'League', groups: { A: { teams: ['Lions'] } } }];
    expect(picture({ page: 'home' }, { description: { stages } })).toMatchObject({ champion: null });
  });

  it('has no champion while its last stage has no match yet', () => {
    const played = { teams: ['Lions', 'Bears'], matches: ['Lions 3-0 Bears', 'Bears 1-0 Lions'] };
    const stages = [
      { name: 'First', groups: { A: played } },
      { name: 'Second', groups: { A: { teams: ['Lions'] } } },
    ];
    expect(picture({ page: 'home' }, { description: { stages } })).toMatchObject({ champion: null });
  });

  it('says of which page it is', () => {
    expect(picture({ page: 'matches' })).toMatchObject({ page: 'Spiele', champion: null });
    expect(picture({ page: 'teams' })).toMatchObject({ page: 'Teams' });
  });

  it('shows a cup without a match or a name by its day', () => {
    const description = { tournament: { name: '' }, stages: [] };
    expect(picture({ page: 'home' }, { description })).toMatchObject({ name: '13/06/2026', champion: null });
  });
});

describe('the picture of a team', () => {
  it('shows its name, the cup and its groups, and no player', () => {
    expect(picture(team)).toEqual({
      kind: 'team',
      name: 'Lions',
      cup: 'Züri Cup',
      facts: ['13.06.2026', 'Group A'],
    });
  });
});

describe('there is no picture', () => {
  it.each<[string, ShareTarget]>([
    ['a match', { page: 'match', matchId: 'none' }],
    ['a team', { page: 'team' }],
  ])('of %s that the cup does not have', (_, target) => {
    expect(picture(target)).toBeNull();
  });

  it('where the font lacks a character of any name', () => {
    expect(picture(match, { line: '2026-06-14 15:30 Lions v Київ' })).toBeNull();
    expect(picture(match, { change: { location: '東京' } })).toBeNull();
    expect(picture(team, { change: { location: '東京' } })).not.toBeNull();
  });
});

it('the address of a picture is that of its page', () => {
  expect(addressOfPicture({ address: '/match?tournament=a&match=b' }, 'v1')).toBe(
    '/s/match.png?tournament=a&match=b&v=v1',
  );
});
