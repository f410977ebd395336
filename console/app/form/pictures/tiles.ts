/** The colours of tiles, on which pictures without a background lie (`src/styles/theme.scss`; a test compares them). */
export const TILES = {
  sage: '#e9f0e1',
  sand: '#f6ecdb',
  clay: '#fae8db',
  butter: '#fcf2d3',
  mist: '#e6eff0',
} as const
