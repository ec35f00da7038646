import { Component, useEffect, useState, type ReactNode } from 'react';
import { hasNetwork } from '../../shared/code/has-network';
import { forgetMissingCode } from '../../shared/code/later';
import { useTexts } from '../../shared/texts/use-texts';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/page/container';
import { EmptyText } from '../../shared/ui/content-states';
import { PageBanner } from '../../shared/ui/page/page-top';

/**
 * Shown in place of a page that could not be loaded or drawn. Loading again helps after a deploy, which renames the files;
 * without a network it would leave nothing to read, so the page waits until the network is back.
 */
function LoadFailure({ onNetwork }: { readonly onNetwork: () => void }) {
  const { general: generalTexts } = useTexts();
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    window.addEventListener('online', onNetwork);
    return () => window.removeEventListener('online', onNetwork);
  }, [onNetwork]);

  const handleTryAgain = async () => {
    if (await hasNetwork()) window.location.reload();
    else setOffline(true);
  };

  return (
    <>
      <PageBanner title={generalTexts.unexpectedApplicationError} />
      <Container isSection>
        <EmptyText text={isOffline ? generalTexts.loadFailed : generalTexts.pageGone}>
          <Button onClick={() => void handleTryAgain()}>{generalTexts.tryAgain}</Button>
        </EmptyText>
      </Container>
    </>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the failure screen in place of a page whose code could not be loaded or whose drawing failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentWillUnmount(): void {
    if (this.state.hasFailed) forgetMissingCode();
  }

  readonly #drawAgain = () => {
    forgetMissingCode();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <LoadFailure onNetwork={this.#drawAgain} /> : this.props.children;
  }
}
