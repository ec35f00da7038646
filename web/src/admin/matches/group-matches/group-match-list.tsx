import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import type { Match, Stage } from '../../../shelf/cup/cup';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useMedia } from '../../../shelf/hooks/use-viewport';
import { useAdminTexts } from '../../texts/admin-texts';
import { EmptyText } from '../../../shelf/ui/content-states';
import { GroupMatchCards, GroupMatchTable } from './group-match-rows';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';

interface GroupMatchListProps {
  readonly stage: Stage;
  readonly onEdit: (match: Match) => void;
  readonly onDelete: (match: Match) => void;
}

/** Shows the matches of a group stage day by day, in a table on a wide screen and as cards on a phone. */
export function GroupMatchList({ stage, onEdit, onDelete }: GroupMatchListProps) {
  const { groups: texts } = useAdminTexts().matches;
  const isWide = useMedia('(width >= 1024px)');
  const groupNames = new Map(stage.groups.map(({ groupId, name }) => [groupId, name]));
  const days = matchesByDate(stage.Matches);
  const Rows = isWide ? GroupMatchTable : GroupMatchCards;

  if (days.length === 0) return <EmptyText text={texts.noMatches} />;
  return days.map(({ date, matches }) => (
    <section key={date} className={stack(2)}>
      <h4 className={ui['subtitle']}>{slashDate(date)}</h4>
      <Rows
        caption={texts.matchesOn(slashDate(date))}
        rows={matches.map((match) => ({
          match,
          groupName: groupNames.get(match.groupId ?? '') ?? '',
        }))}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </section>
  ));
}
