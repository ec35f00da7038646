import './polyfills';
import '../shelf/styles/fonts.css';
import './tv.css';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { viewSettings } from '../shelf/api/view-settings';
import { useUser } from '../shelf/stores/user';
import { readAddress } from './address';
import { Notice } from './notice';
import { showLanguageOf, useScreenTexts } from './texts/screen-texts';
import { TvPage } from './tv-page';
import { reloadIfServed, watchDeploys } from './watch-deploys';

const AGAIN_AFTER_MS = 30_000;

function Broken() {
  return <Notice title={useScreenTexts().broken} />;
}

/** Says that the screen could not be drawn, and starts it anew until it can be. */
class Recovering extends Component<{ readonly children: ReactNode }> {
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

const root = document.getElementById('root');
if (!root) throw new Error('tv.html has no element with the id root.');
const address = readAddress(window.location.search);
showLanguageOf(address.lang, navigator.language.slice(0, 2));
// The screen reads as a visitor does, also in the browser of an organiser, because the CDN answers visitors alone.
useUser.setState({ user: null });
watchDeploys();
// Nobody stands by to ask again for what could not be loaded: the pauses grow to about eight seconds.
const settings = { ...viewSettings, shouldRetryOnError: true, errorRetryInterval: 30 };
createRoot(root).render(
  <Recovering>
    <SWRConfig value={settings}>
      <TvPage address={address} />
    </SWRConfig>
  </Recovering>,
);
