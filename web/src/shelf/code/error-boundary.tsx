import { Component, useEffect, type ReactNode } from 'react';
import { forgetMissingCode } from './later';

interface UntilNetworkProps {
  readonly onNetwork: () => void;
  readonly children: ReactNode;
}

/** Draws its children again when the network is back. */
function UntilNetwork({ onNetwork, children }: UntilNetworkProps) {
  useEffect(() => {
    window.addEventListener('online', onNetwork);
    return () => window.removeEventListener('online', onNetwork);
  }, [onNetwork]);

  return children;
}

interface ErrorBoundaryProps {
  readonly inPlace: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Draws `inPlace` instead of children that could not be loaded or drawn, until the network is back. */
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
    const { children, inPlace } = this.props;
    return this.state.hasFailed ? (
      <UntilNetwork onNetwork={this.#drawAgain}>{inPlace}</UntilNetwork>
    ) : (
      children
    );
  }
}
