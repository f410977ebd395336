/** The light colours of the storefront (`src/styles/theme.scss`; a test compares them). */
export const COLOURS = {
  bg: '#f7f4ef',
  surface: '#ffffff',
  sunken: '#f1ece4',
  line: '#ebe4da',
  lineStrong: '#958a7e',
  ink: '#231c17',
  ink2: '#5c534a',
  ink3: '#736960',
  bar: '#2a211c',
  onBar: '#fff8ef',
  green: '#1d7044',
  amber: '#8f4c00',
  red: '#b3261e',
  blue: '#1f5c9e',
} as const
