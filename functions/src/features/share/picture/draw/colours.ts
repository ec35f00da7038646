/** The site's colours for surfaces that are dark in both themes (web/src/shelf/styles/tokens.css). */
export const COLOURS = {
  ground: '#10141c',
  groundSoft: '#1a202c',
  court: '#101d31',
  courtLine: '#25344c',
  line: '#76839a',
  crestEdge: '#ffffff33',
  red: '#d3082a',
  redText: '#ff6b7d',
  white: '#ffffff',
  soft: '#b9c2d0',
} as const;
