import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildRow,
  buildStage,
  buildTeam,
} from '../../testing/build-view';
import { Playing, Provisional } from '../../shelf/cup/live/provisional-marks';
import { renderPage } from '../../testing/render-page';
import { useFollowedTeams } from '../../shelf/stores/followed-team';
import { sharedTexts as german } from '../../shelf/texts/de';
import { keepTexts, showLanguage } from '../../shelf/texts/use-texts';
import { siteTexts as germanOfSite } from '../texts/de';
import { homeTexts as germanOfHome } from '../texts/de-home';
import { keepHomeTexts } from '../texts/home-texts';
import { keepSiteTexts } from '../texts/site-texts';
import { GroupTables } from './group-tables';

const lions = buildRow();
const bears = buildRow({
  position: 2,
  teamId: 'bears',
  name: 'Bears',
  reasons: [{ criterion: 'goals-scored', ahead: ['lions'], behind: [], level: [] }],
});
const group = buildGroup({ standings: [lions, bears] });

function semiFinal(place: number) {
  return buildMatch({
    Stage: { stageId: 'stage-2', name: 'Semi-finals' },
    local: { source: { kind: 'group-place', groupId: 'group-1', place }, placeholder: '1st Group A' },
  });
}

function legendsOf(frame: ParentNode | null): string[] {
  return [...(frame?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
}

function legendsOfGroup(): string[] {
  return legendsOf(screen.getByRole('table', { name: 'Group A' }).parentElement);
}

describe('the league table', () => {
  test('says that there is nothing to show in a cup without groups', () => {
    renderPage(<GroupTables cup={buildCup()} />);
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['P', 'Team', 'MP', 'W', 'D', 'L', 'Goals', '+/-', 'PTS']);
    expect(screen.getByText('No info founded')).toBeTruthy();
  });

  test('tells points by decision below it, with their reason, in the language of the reader', () => {
    const deducted = {
      ...buildTeam('Lions'),
      teamId: 'lions',
      pointsByDecision: { points: -3, note: 'Late' },
    };
    const cup = buildCup({ Teams: [deducted], Stages: [buildStage({ groups: [group] })] });
    const { unmount } = renderPage(<GroupTables cup={cup} />);
    expect(legendsOfGroup()).toEqual(['* Lions: −3 points by decision. Late']);
    expect(screen.getByRole('row', { name: /Lions/ }).textContent).toContain('7*');
    expect(screen.getByRole('row', { name: /Bears/ }).textContent).not.toContain('*');
    unmount();
    expect(germanOfHome.cupState.table.byDecision('Lions', '−3', 'Zu spät')).toBe(
      '* Lions: −3 Punkte durch Entscheid. Zu spät',
    );
  });

  test('has a row for each team of each group', () => {
    renderPage(<GroupTables cup={buildCup({ Stages: [buildStage({ groups: [group] })] })} />);
    const table = screen.getByRole('table', { name: 'Group A' });
    const [, first] = within(table).getAllByRole('row');
    expect(first?.textContent).toBe('1LIOLions32107:3+47');
  });

  test('marks the teams whose place leads on, and says where to', () => {
    const Stages = [
      buildStage({ groups: [group] }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches: [semiFinal(1)] }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages })} />);
    const marked = screen.getAllByRole('img', { name: 'Leads to: Semi-finals' });
    expect(marked.map((mark) => mark.closest('tr')?.textContent)).toEqual([expect.stringContaining('Lions')]);
  });

  test('says below the table which place leads where, because the marks are alike', () => {
    const lower = { ...semiFinal(2), Stage: { stageId: 'stage-3', name: 'Lower final' } };
    const Stages = [
      buildStage({ groups: [group] }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches: [semiFinal(1)] }),
      buildStage({ stageId: 'stage-3', type: 'knockout', Matches: [lower] }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages })} />);
    expect(legendsOfGroup()).toEqual(['1 Leads to: Semi-finals', '2 Leads to: Lower final']);
  });

  test('names below the table all places that marked teams share', () => {
    const level = buildGroup({ standings: [lions, { ...bears, position: 1, reasons: [] }] });
    const Stages = [
      buildStage({ groups: [level] }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches: [semiFinal(1), semiFinal(2)] }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages })} />);
    expect(screen.getAllByRole('img', { name: 'Leads to: Semi-finals' })).toHaveLength(2);
    expect(legendsOfGroup()).toEqual(['1, 2 Leads to: Semi-finals']);
  });

  test('names below the table every stage that the best of a place go to', () => {
    const bestOf = (rank: number, name: string) =>
      buildMatch({
        groupId: null,
        Stage: { stageId: 'stage-2', name },
        local: { source: { kind: 'best-of-place', stageId: 'stage-1', place: 2, rank } },
      });
    const Matches = [bestOf(1, 'Quarter-finals'), bestOf(2, 'Places 9–12')];
    const Stages = [
      buildStage({ groups: [group] }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages })} />);
    expect(legendsOfGroup()).toEqual([
      '2 Leads to: Quarter-finals, as one of the best of its place',
      '2 Leads to: Places 9–12, as one of the best of its place',
    ]);
  });

  test('marks the row of the team that the visitor follows', () => {
    useFollowedTeams.setState({ teams: { 'cup-1': 'bears' } });
    renderPage(<GroupTables cup={buildCup({ Stages: [buildStage({ groups: [group] })] })} />);
    const marked = screen.getAllByRole('row').filter((row) => row.querySelector('[data-my-team]'));
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Bears')]);
    act(() => useFollowedTeams.setState({ teams: {} }));
  });

  test('marks nobody before the first match, and lists the teams by name', () => {
    const unplayed = { played: 0, position: 1 };
    const standings = [buildRow({ ...lions, ...unplayed }), buildRow({ ...bears, ...unplayed, reasons: [] })];
    // The server sends the teams in this order.
    const byName = buildGroup({ standings, Teams: [bears, lions] });
    const Stages = [
      buildStage({ groups: [byName] }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches: [semiFinal(1)] }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages })} />);
    expect(screen.queryByRole('img', { name: /Leads to/ })).toBeNull();
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Bears'), expect.stringContaining('Lions')]);
  });

  test('ranks those on a place of which only the best go on, and says by what', async () => {
    const best = buildMatch({
      groupId: null,
      Stage: { stageId: 'stage-2', name: 'Semi-finals' },
      local: { source: { kind: 'best-of-place', stageId: 'stage-1', place: 2, rank: 1 } },
    });
    const groupOf = (groupId: string, [first, second]: readonly [string, string], goals: number) => ({
      group: buildGroup({
        groupId,
        Teams: [first, second].map((name) => ({ teamId: `team-${name}`, name })),
        standings: [first, second].map((name, index) =>
          buildRow({ position: index + 1, teamId: `team-${name}`, name, played: 1 }),
        ),
      }),
      match: buildKnownMatch(first, second, { groupId, local: { goals }, visitor: { goals: 0 } }),
    });
    const groups = [groupOf('a', ['Lions', 'Bears'], 3), groupOf('b', ['Foxes', 'Wolves'], 1)];
    const Stages = [
      buildStage({ groups: groups.map((each) => each.group), Matches: groups.map(({ match }) => match) }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches: [best] }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages })} />);
    const ranking = await screen.findByRole('table', { name: 'The best of place 2' });
    const names = within(ranking).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Wolves'),
      expect.stringContaining('Bears'),
    ]);
    expect(within(ranking).getAllByRole('img', { name: /^Leads to: Semi-finals/ })).toHaveLength(1);
    // The legend is the same in both groups, because the rule does not depend on the current leader.
    const legends = legendsOf(document);
    expect(legends.filter((text) => /^2 ?Leads to: Semi-finals, as one/.test(text))).toHaveLength(2);
    expect(screen.getByText(/^Points, then goal difference/)).toBeTruthy();
  });

  test('lists level teams on such a place by name, as the server sends the teams', async () => {
    const names = ['Bears', 'Wolves'];
    const teams = names.map((name) => ({
      ...buildTeam(name),
      teamId: `z-${names.length - names.indexOf(name)}`,
    }));
    const groups = teams.map(({ teamId, name }) =>
      buildGroup({
        groupId: `group-${name}`,
        Teams: [{ teamId, name }],
        standings: [buildRow({ position: 1, teamId, name, played: 1 })],
      }),
    );
    const best = buildMatch({
      groupId: null,
      Stage: { stageId: 'stage-2', name: 'Final' },
      local: { source: { kind: 'best-of-place', stageId: 'stage-1', place: 1, rank: 1 } },
    });
    const Stages = [
      buildStage({ groups }),
      buildStage({ stageId: 'stage-2', type: 'knockout', Matches: [best] }),
    ];
    renderPage(<GroupTables cup={buildCup({ Stages, Teams: teams })} />);
    const ranking = await screen.findByRole('table', { name: 'The best of place 1' });
    expect(
      within(ranking)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Bears'), expect.stringContaining('Wolves')]);
  });

  /** The cell with this text, in which names are elements of their own. */
  function cellOf(text: string): HTMLElement {
    return screen.getByText((_, element) => element?.tagName === 'TD' && element.textContent === text);
  }

  test('says on demand what decided a place', async () => {
    renderPage(<GroupTables cup={buildCup({ Stages: [buildStage({ groups: [group] })] })} />);
    const reason = cellOf('Behind Lions on goals scored');
    expect(reason.closest('tr')?.hidden).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Why Bears is placed here' }));
    expect(reason.closest('tr')?.hidden).toBe(false);
    expect([...reason.children].map(({ textContent }) => textContent)).toEqual(['Lions']);
  });

  test('says it in the language that is shown', () => {
    renderPage(<GroupTables cup={buildCup({ Stages: [buildStage({ groups: [group] })] })} />);
    keepSiteTexts('de', germanOfSite);
    keepHomeTexts('de', germanOfHome);
    keepTexts('de', german);
    act(() => showLanguage('de'));
    expect(cellOf('Hinter Lions aufgrund der erzielten Tore')).toBeTruthy();
  });

  test('says that it is provisional, and who plays, while a match of the group runs', () => {
    const liveParts = { provisional: <Provisional />, playing: <Playing />, goalNews: null };
    const provisional = { ...group, playing: new Set(['lions']) };
    renderPage(
      <GroupTables cup={buildCup({ liveParts, Stages: [buildStage({ groups: [provisional] })] })} />,
    );
    expect(screen.getByRole('table', { name: 'Group A Provisional' })).toBeTruthy();
    const marked = screen.getAllByRole('img', { name: 'plays now' });
    expect(marked.map((mark) => mark.closest('tr')?.textContent)).toEqual([expect.stringContaining('Lions')]);
  });
});
