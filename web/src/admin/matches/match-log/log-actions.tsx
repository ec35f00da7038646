import { useState } from 'react';
import type { Match } from '../../../shelf/cup/cup';
import { scoreAddress } from '../../addresses/score-addresses';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { cluster } from '../../../shelf/styles/layout';
import styles from '../matches.module.css';
import { AwardMatchModal } from '../award-match-modal';
import { MoveLogModal } from './move-log-modal';

/**
 * Links from the form of a match to what is done apart from it: to enter the log, to move the log if the scorer started it on the wrong match,
 * and to award the match.
 */
export function LogActions({ match }: { readonly match: Match }) {
  const { log: texts, award } = useAdminTexts().matches;
  const [isMoving, setMoving] = useState(false);
  const [isAwarding, setAwarding] = useState(false);
  const hasLog = match.state === 'live' || match.logRevision !== null;
  if (!match.local.team || !match.visitor.team) return null;
  return (
    <div className={cluster(3, styles['log'])}>
      <a href={scoreAddress(match.tournamentId, match.matchId)}>{texts.keep}</a>
      {hasLog && (
        <Button look="secondary" onClick={() => setMoving(true)}>
          {texts.move}
        </Button>
      )}
      {match.state !== 'live' && (
        <Button look="secondary" onClick={() => setAwarding(true)}>
          {award.open}
        </Button>
      )}
      <AwardMatchModal match={match} isOpen={isAwarding} onClose={() => setAwarding(false)} />
      <MoveLogModal match={match} isOpen={isMoving} onClose={() => setMoving(false)} />
    </div>
  );
}
