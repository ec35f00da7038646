import { useState } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { fullTeamName } from '../../categories/cup-of-category';
import { useAdminTexts } from '../../texts/admin-texts';
import { Crest } from '../../../shelf/ui/crest/crest';
import { playerInWords } from '../player-in-words';
import { PlayerLine } from './player-line';
import type { TeamDraft } from './team-draft';
import type { useTeamBuilder } from './use-team-builder';
import { cluster, stack } from '../../../shelf/styles/layout';
import styles from './team-builder.module.css';

interface TeamSummaryProps {
  readonly builder: ReturnType<typeof useTeamBuilder>;
}

/** Shows the team as it will be saved. */
export function TeamSummary({ builder }: TeamSummaryProps) {
  const { name, players } = builder.draft;
  const [typed, setTyping] = useState<number | null>(null);
  // Half a number is no error yet, and takes none from others; after the check each key counts.
  const typing = builder.isChecked ? null : typed;
  const settled = players.filter((_, index) => index !== typing);
  const { builder: texts } = useAdminTexts().teams;
  return (
    <section className={stack(3, styles['summary'])} aria-label={texts.summary}>
      <h3 className={cluster(3, styles['name'])}>
        <Crest name={name} />
        {name || <span className={styles['missing']}>{texts.noName}</span>}
      </h3>
      {players.length === 0 && <p className={styles['missing']}>{texts.noPlayers}</p>}
      <ol>
        {players.map((player, index) => (
          <PlayerLine
            key={`${player.name} ${index}`}
            player={player}
            error={index === typing ? null : builder.problemOf(player, settled)}
            onTyping={(isTyping) => setTyping(isTyping ? index : null)}
            onChange={(fields) => builder.change(player, fields)}
            onRemove={() => builder.remove(player)}
          />
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
      {players.length > 0 && <p>{players.map(playerInWords).join(', ')}</p>}
    </>
  );
}
