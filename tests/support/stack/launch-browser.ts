import { findChromium } from '@futsal-cup/tools/chromium';
import { chromium, type Browser } from '@playwright/test';

/** Chromium draws the list under its address bar as a web page in each window, which costs half as much as the whole window. */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Chromium keeps a spare process for another window, which costs a sixth of a page, but a test opens no other window. */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

/** Playwright switches these off as well. Chromium takes only the last list, so they are repeated here. */
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

/** Chromium's background services would send requests out of the machine, which a test must not do. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_LIST, ...SPARE_PROCESS, ...AS_PLAYWRIGHT].join(',')}`,
];

/** Uses the machine's own Chromium; Playwright's would be a download. */
export function launchOptions() {
  return { executablePath: findChromium(), args: QUIET };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}
