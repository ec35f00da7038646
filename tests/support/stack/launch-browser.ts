import { findChromium } from '@futsal-cup/tools/chromium';
import { chromium, type Browser } from '@playwright/test';

/**
 * The tests switch off the list under the address bar: Chromium draws it as a web page in each window, which costs half as much as the
 * whole window.
 */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/**
 * The tests switch off the spare process that Chromium keeps for another window: it costs a sixth of a page, and a test opens no other
 * window.
 */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

/** Playwright switches these features off as well. Chromium takes only the last list of features, so they are repeated here. */
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

/** Some of these arguments switch off Chromium's background services, which would send requests out of the machine. */
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

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...more] });
}
