import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { COLOURS } from './colours'
import { brand, components } from './themeParts'

/** System fonts with Thai and Chinese, as in the storefront. */
const FONTS =
  "figtree, -apple-system, 'SF Pro Text', Roboto, 'Noto Sans Thai', Thonburi, 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

/** The look of the storefront for Material UI. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: brand['--brand'], dark: brand['--brand-pressed'], contrastText: brand['--on-brand'] },
    secondary: { main: COLOURS.bar, contrastText: COLOURS.onBar },
    background: { default: COLOURS.bg, paper: COLOURS.surface },
    text: { primary: COLOURS.ink, secondary: COLOURS.ink2, disabled: COLOURS.ink3 },
    divider: COLOURS.line,
    error: { main: COLOURS.red },
    warning: { main: COLOURS.amber },
    success: { main: COLOURS.green },
    info: { main: COLOURS.blue },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONTS,
    h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.35 },
    h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 },
    h6: { fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  // What Material UI moves by script. Transitions in styles are stilled by MuiCssBaseline (themeParts.ts).
  motion: { reducedMotion: 'system' },
  sidebar: { width: 248, closedWidth: 56 },
  components: { ...defaultLightTheme.components, ...components },
}
