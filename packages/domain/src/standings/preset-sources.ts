import type { Preset } from './presets';

// The sources are apart from the presets, because public pages load the presets and never show a source.

/** The document, edition and article that each preset follows; what of them was read is in docs/decisions/0085-the-criteria-of-a-table.md. */
export const PRESET_SOURCES: Readonly<Record<Preset, string>> = {
  'goal-difference': 'FIFA World Cup 2018, Regulations, Art. 32.5 a–f',
  'head-to-head': 'UEFA European Under-21 Championship 2023–25, Regulations, Art. 14.01 a–f',
  'world-cup-26': 'FIFA World Cup 26, Regulations, Art. 13',
  'uefa-futsal': 'UEFA European Futsal Championship 2024–26, Regulations, Art. 15 and 16',
  'uefa-youth': 'UEFA European Under-17 Championship 2023/24, Regulations, Art. 14 and 15',
  'swiss-amateur': 'Innerschweizerischer Fussballverband, Modalitäten 2. bis 5. Liga 2015/16, § 1.7',
};
