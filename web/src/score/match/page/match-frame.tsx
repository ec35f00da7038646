import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../shelf/code/error-boundary';
import { hasNetwork } from '../../../shelf/code/has-network';
import { forgetMissingCode } from '../../../shelf/code/later';
import { stack } from '../../../shelf/styles/layout';
import { useScorerTexts } from '../../texts/scorer-texts';
import { ScoreButton } from '../ui/score-button';
import styles from './page.module.css';

interface MatchFrameProps {
  /** The component of the match, of which only is asked whether its code has come. */
  readonly code: { readonly hasLoaded: () => boolean };
  readonly onBack: () => void;
  readonly children: ReactNode;
}

interface FailureProps extends Omit<MatchFrameProps, 'children'> {
  readonly onDrawAgain: () => void;
}

/** Whether the page opens without a network: a worker answers for it. */
function isKept(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return Boolean(workers?.controller);
}

/** Stands instead of a match whose code could not be loaded, or that could not be drawn. */
function Failure({ code, onBack, onDrawAgain }: FailureProps) {
  const { general, match, matches } = useScorerTexts();
  const isMissing = !code.hasLoaded();

  const handleTryAgain = async () => {
    // A deploy renames the files, and Chromium remembers until a reload that a file did not come.
    if (isMissing && (isKept() || (await hasNetwork()))) window.location.reload();
    else onDrawAgain();
  };

  return (
    <main className={stack(4, styles['state'])}>
      <h1>{matches.title}</h1>
      <p role="alert">{isMissing ? general.loadFailed : general.unexpected}</p>
      <ScoreButton look="main" onClick={() => void handleTryAgain()}>
        {general.tryAgain}
      </ScoreButton>
      <ScoreButton onClick={onBack}>{match.back}</ScoreButton>
    </main>
  );
}

/** Draws an open match as soon as its code has come, and where that fails the ways to go on. */
export function MatchFrame({ code, onBack, children }: MatchFrameProps) {
  const { general } = useScorerTexts();
  const [tries, setTries] = useState(0);
  const handleDrawAgain = () => {
    forgetMissingCode();
    setTries(tries + 1);
  };
  return (
    <ErrorBoundary
      key={tries}
      inPlace={<Failure code={code} onBack={onBack} onDrawAgain={handleDrawAgain} />}
    >
      <Suspense fallback={<p className={styles['state']}>{general.loading}</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}
