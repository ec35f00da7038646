import { Component, type ReactNode } from 'react';
import { generalTexts } from '../../shared/texts/general';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/page/container';
import { EmptyText } from '../../shared/ui/content-states';
import { PageBanner } from '../../shared/ui/page/page-top';

/**
 * Shown in place of a page that could not be loaded or drawn. Loading again helps after a deploy, which renames the files.
 */
function LoadFailure() {
  return (
    <>
      <PageBanner title={generalTexts.unexpectedApplicationError} />
      <Container isSection>
        <EmptyText text={generalTexts.pageGone}>
          <Button onClick={() => window.location.reload()}>{generalTexts.tryAgain}</Button>
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

  override render(): ReactNode {
    return this.state.hasFailed ? <LoadFailure /> : this.props.children;
  }
}
