import type { ScorerMatchesView, ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { isUnderWay } from '@futsal-cup/domain/match-log/phases';
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { Access } from '../outbox/desk/access';
import { useIsOnline } from '../outbox/desk/use-is-online';
import { useScorerTexts } from '../texts/scorer-texts';
import { sideNames } from './log/entry-words';
import { LogList, UndoLast } from './log/log-list';
import { BlockedNotice } from '../outbox/notices/blocked-notice';
import { StorageNotice } from '../outbox/notices/delivery-notice';
import { EndedNotice } from '../outbox/notices/ended-notice';
import { OutboxState } from '../outbox/notices/outbox-state';
import { Toast } from '../outbox/notices/toast';
import { UnsentEntries } from '../outbox/notices/unsent-entries';
import { MatchSheets } from './sheets/match-sheets';
import type { OpenSheet } from './sheets/open-sheet';
import { ScoreButton } from './ui/score-button';
import controls from './board/controls.module.css';
import { LateEntries } from './board/late-entries';
import { MatchBoard } from './board/match-board';
import { stack } from '../../shelf/styles/layout';
import styles from './page/page.module.css';
import { PhaseButtons } from './board/phase-buttons';
import { ShootOutControls } from './board/shoot-out-controls';
import { SideControls } from './board/side-controls';
import { SuspendedPlayers } from './board/suspended-players';
import { type MatchDesk, useMatchDesk } from './use-match-desk';
import { nextSteps } from './next-steps';
import { useMatchLog } from './use-match-log';
import { useSwappedSides } from './use-swapped-sides';
import { useWakeLock } from '../../shelf/hooks/use-wake-lock';

interface ControlsProps {
  readonly desk: MatchDesk;
  readonly sides: readonly SideKey[];
  readonly onOpen: (sheet: OpenSheet) => void;
}

interface MatchScreenProps {
  readonly access: Access;
  readonly tournament: ScorerMatchesView['tournament'];
  readonly match: ScorerMatchView;
  /** The match to turn to when this one is over. */
  readonly next: ScorerMatchView | undefined;
  /** The failure of the last request, which is the reason why the match may be old. */
  readonly error: unknown;
  readonly onShow: (matchId: string) => void;
  readonly onBack: () => void;
}

/** The buttons of both sides: those of the shoot-out, or those of the match before it. */
function ControlsOfSides({ desk, sides, onOpen }: ControlsProps) {
  const Controls = desk.log.folded.phase === 'shoot-out' ? ShootOutControls : SideControls;
  return (
    <div className={stack(2, controls['sides'])}>
      {sides.map((side) => (
        <Controls
          key={side}
          desk={desk}
          side={side}
          onGoal={(goalId) => onOpen({ kind: 'scorer', side, goalId })}
          onCard={() => onOpen({ kind: 'card', side })}
          onBeside={(asked) => onOpen({ kind: 'beside', asked })}
        />
      ))}
    </div>
  );
}

type BarProps = Pick<MatchScreenProps, 'match' | 'onBack'> & { readonly onSwap: () => void };

function MatchBar({ match, onBack, onSwap }: BarProps) {
  const { match: texts } = useScorerTexts();
  return (
    <header className={styles['bar']}>
      <button type="button" aria-label={texts.back} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </button>
      <h1 className={styles['title']}>
        {match.time} · {match.location}
      </h1>
      <OutboxState />
      <button type="button" aria-label={texts.swap} onClick={onSwap}>
        <ArrowLeftRight aria-hidden />
      </button>
    </header>
  );
}

interface NextMatchProps extends Pick<MatchScreenProps, 'onShow'> {
  readonly next: ScorerMatchView;
}

/** Leads from a match that is over to the next one. */
function NextMatch({ next, onShow }: NextMatchProps) {
  const texts = useScorerTexts();
  const { local, visitor } = sideNames(next, texts);
  return (
    <ScoreButton look="main" onClick={() => onShow(next.matchId)}>
      <span>
        {texts.matches.next}: {next.time} · {next.location}
        <br />
        {local} – {visitor}
      </span>
    </ScoreButton>
  );
}

/** Shows one match for use with one thumb: the most important controls are on the first screen, the log is below them. */
export function MatchScreen({ access, tournament, match, next, error, onShow, onBack }: MatchScreenProps) {
  const texts = useScorerTexts();
  const isOnline = useIsOnline();
  const desk = useMatchDesk({ access, tournament, match });
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { sides, swap } = useSwappedSides(match.matchId);
  useMatchLog(access, match.matchId);
  const isOn = isUnderWay(desk.log.folded.phase);
  const isOver = !isOn && desk.log.folded.phase !== 'scheduled';
  useWakeLock(isOn);

  const bar = <MatchBar match={match} onBack={onBack} onSwap={swap} />;
  const notices = (
    <>
      <StorageNotice />
      <BlockedNotice access={access} />
      <EndedNotice access={access} error={error} />
    </>
  );
  if (!desk.isLogKnown) {
    return (
      <main className={styles['match']}>
        {bar}
        {notices}
        <p className={controls['hint']} role="status">
          {isOnline ? texts.general.loading : texts.match.logMissing}
        </p>
      </main>
    );
  }
  const second = nextSteps(desk.log.folded, desk).usual[1];
  // Nothing stands above the buttons of the sides that comes during the match, so that they stay under the thumb.
  return (
    <main className={styles['match']}>
      <Toast notice={desk.notice} />
      {bar}
      <MatchBoard desk={desk} sides={sides} onCorrectClock={() => setSheet({ kind: 'clock' })} />
      {!isOn && notices}
      <div className={stack(2, controls['controls'])}>
        {desk.log.folded.phase === 'scheduled' && <SuspendedPlayers desk={desk} sides={sides} />}
        <PhaseButtons desk={desk} onEnd={() => setSheet({ kind: 'confirm', to: 'finished' })} />
        {isOn && <ControlsOfSides desk={desk} sides={sides} onOpen={setSheet} />}
        {isOn && notices}
        {second && (
          <ScoreButton look="main" onClick={() => desk.changePhase(second)}>
            {texts.enter[second]}
          </ScoreButton>
        )}
        <LateEntries desk={desk} />
        {next && isOver && <NextMatch next={next} onShow={onShow} />}
        <div className={stack(2, styles['foot'])}>
          <UndoLast desk={desk} />
          <ScoreButton onClick={() => setSheet({ kind: 'more' })}>{texts.match.more}</ScoreButton>
        </div>
      </div>
      <UnsentEntries access={access} matches={[match]} />
      <LogList desk={desk} onOpen={setSheet} />
      <MatchSheets desk={desk} sides={sides} open={sheet} onOpen={setSheet} />
    </main>
  );
}
