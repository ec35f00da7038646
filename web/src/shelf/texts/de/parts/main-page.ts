import type { mainPageTexts as english } from '../../en/parts/main-page';
import type { Translated } from '../../translated';

export const mainPageTexts = {
  welcome: 'Willkommen am Zürcher Frauen-Futsalcup',
  lead: 'Turnier auswählen und jedes Spiel, jede Tabelle und jedes Tor verfolgen, vom Anpfiff bis zum Final.',
  list: 'Turniere',
  times: { running: 'Jetzt', coming: 'Demnächst', past: 'Vergangene' },
  empty: 'Die Turnierangaben folgen in Kürze',
  cupGone: 'Dieses Turnier wurde nicht gefunden. Vielleicht wurde es gelöscht.',
} satisfies Translated<typeof english>;
