import { Component, type ReactNode } from 'react';
import { Notice } from './notice';
import { useScreenTexts } from './texts/screen-texts';
import { reloadIfServed } from './watch-deploys';

const AGAIN_AFTER_MS = 30_000;

function Broken() {
  return <Notice title={useScreenTexts().broken} />;
}

/** Says that the screen could not be drawn, and starts it anew until it can be. */
export class Recovering extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    setInterval(() => void reloadIfServed(), AGAIN_AFTER_MS);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Broken /> : this.props.children;
  }
}
