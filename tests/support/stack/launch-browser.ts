import { findChromium } from '@futsal-cup/tools/chromium';
import { chromium, type Browser } from '@playwright/test';

/** Chromium draws the list under its address bar as a web page of its own in each window: half of what a window costs. */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Chromium keeps a process ready for a window that may be opened: a sixth of what a page costs, and a test opens no other. */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

/** What Playwright switches off as well. Chromium takes the last list only, so it stands here again. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The background services of Chromium would reach out of the machine; a test must not. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_LIST, ...SPARE_PROCESS, ...AS_PLAYWRIGHT].join(',')}`,
];

/** The machine's own Chromium: Playwright's would be a download. */
export function launchOptions() {
  return { executablePath: findChromium(), args: QUIET };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}
