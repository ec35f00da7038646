import { useEffect, useState } from 'react';
import type { Access } from '../../outbox/desk/access';
import { failureText } from '../../outbox/desk/failure-text';
import { useScorerMatches } from '../../outbox/desk/use-scorer-matches';
import { useScorerTexts } from '../../texts/scorer-texts';
import { MatchList } from '../match-list/match-list';
import { nextMatch } from '../match-list/next-match';
import { later } from '../../../shelf/code/later';
import { BlockedNotice } from '../../outbox/notices/blocked-notice';
import { ScoreButton } from '../ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import styles from './page.module.css';
import { MatchFrame } from './match-frame';
import { useOpenMatch } from './use-open-match';

/** A match loads while the list of matches does, so that the page for opening a link stays small. */
const MatchScreen = later(async () => (await import('../match-screen')).MatchScreen);

interface ScoredMatchesProps {
  readonly access: Access;
  /** The content above the list of matches; an open match has the whole screen without it. */
  readonly head: React.ReactNode;
  readonly onOtherLink: () => void;
}

/** Shows the list of matches or the open match. A link for a single match opens it. */
export function ScoredMatches({ access, head, onOtherLink }: ScoredMatchesProps) {
  const texts = useScorerTexts();
  const { view, error, reload } = useScorerMatches(access);
  const { matchId, show } = useOpenMatch();
  const [wasLeft, setWasLeft] = useState(false);
  useEffect(() => {
    // Where this fails, the match is loaded again when it is opened.
    MatchScreen.load().catch(() => undefined);
  }, []);

  if (!view) {
    return (
      <>
        {head}
        <BlockedNotice access={access} />
        <main className={stack(4, styles['state'])}>
          <h1>{texts.matches.title}</h1>
          <p>{error === null ? texts.general.loading : failureText(error, texts)}</p>
          {error !== null && (
            <>
              <ScoreButton look="main" onClick={() => void reload()}>
                {texts.general.tryAgain}
              </ScoreButton>
              <ScoreButton onClick={onOtherLink}>{texts.access.otherLink}</ScoreButton>
            </>
          )}
        </main>
      </>
    );
  }
  const isForOne = access.kind === 'device' && access.link.scope.kind === 'match' && !wasLeft;
  const wanted = matchId ?? (isForOne ? view.matches[0]?.matchId : null);
  const match = view.matches.find((each) => each.matchId === wanted);
  if (match) {
    const handleBack = () => {
      setWasLeft(true);
      show(null);
    };
    return (
      <MatchFrame key={match.matchId} code={MatchScreen} onBack={handleBack}>
        <MatchScreen
          access={access}
          tournament={view.tournament}
          match={match}
          next={nextMatch(view.matches, match)}
          error={error}
          onShow={show}
          onBack={handleBack}
        />
      </MatchFrame>
    );
  }
  return (
    <>
      {head}
      <MatchList access={access} view={view} error={error} onOpen={show} onOtherLink={onOtherLink} />
    </>
  );
}
