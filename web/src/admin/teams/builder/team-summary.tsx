import { X } from 'lucide-react';
import { useCurrentCup } from '../../cup/cup-context';
import { fullTeamName } from '../../cup/cup-of-category';
import { useAdminTexts } from '../../texts/admin-texts';
import { Crest } from '../../../shelf/ui/crest/crest';
import { IconButton } from '../../../shelf/ui/button';
import type { DraftPlayer, TeamDraft } from './team-draft';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './team-builder.module.css';

interface TeamSummaryProps {
  readonly draft: TeamDraft;
  readonly onRemove: (player: DraftPlayer) => void;
}

/** Shows the team as it will be saved. */
export function TeamSummary({ draft: { name, players }, onRemove }: TeamSummaryProps) {
  const { builder: texts } = useAdminTexts().teams;
  return (
    <section className={stack(3, styles['summary'])} aria-label={texts.summary}>
      <h3 className={cluster(3, styles['name'])}>
        <Crest name={name} />
        {name || <span className={styles['missing']}>{texts.noName}</span>}
      </h3>
      {players.length === 0 && <p className={styles['missing']}>{texts.noPlayers}</p>}
      <ol className={styles['players']}>
        {players.map((player, index) => (
          <li key={`${player.name} ${index}`} className={cluster(3, styles['player'])}>
            <span className={ui['rest']}>{player.name}</span>
            <IconButton
              label={texts.remove(player.name)}
              icon={<X aria-hidden size={18} />}
              onClick={() => onRemove(player)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Describes the team in the confirmation. */
export function TeamInWords({ team }: { readonly team: TeamDraft }) {
  const { teams: teamAdminTexts } = useAdminTexts();
  const { players } = team;
  const name = fullTeamName(useCurrentCup(), team);
  return (
    <>
      <p>
        <strong>{name}</strong>, {teamAdminTexts.count(players.length)}
      </p>
      {players.length > 0 && <p>{players.map((player) => player.name).join(', ')}</p>}
    </>
  );
}
