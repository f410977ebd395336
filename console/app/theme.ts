import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { deriveTheme } from '../../src/domain/config/theme'
import { COLOURS } from './colours'

const brand = deriveTheme({ brand: undefined, onBrand: undefined, dark: false })

/** System fonts with Thai and Chinese, as in the storefront. */
const FONTS =
  "figtree, -apple-system, 'SF Pro Text', Roboto, 'Noto Sans Thai', Thonburi, 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

/** Lies on the ground of the page on all screens. */
const ON_GROUND = { '&&': { backgroundColor: 'transparent', minHeight: 0 } }

/** Nothing moves for those who prefer reduced motion. */
const STILL = {
  transitionDuration: '1ms !important',
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
}

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
  sidebar: { width: 248, closedWidth: 56 },
  components: {
    ...defaultLightTheme.components,
    MuiCssBaseline: {
      styleOverrides: { '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': STILL } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiButton: { styleOverrides: { root: { minHeight: 44, borderRadius: 999, paddingInline: 20 } } },
    // Wide content scrolls within the page instead of making it wider.
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    // On phones it stays in view within its own form: a page may have several.
    RaToolbar: {
      styleOverrides: {
        root: { backgroundColor: COLOURS.sunken, '&&.RaToolbar-mobileToolbar': { position: 'sticky' } },
      },
    },
    RaListToolbar: { styleOverrides: { root: ON_GROUND } },
    RaTopToolbar: { styleOverrides: { root: ON_GROUND } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 44,
          '&.RaMenuItemLink-active': {
            color: brand['--brand-ink'],
            backgroundColor: brand['--brand-tint'],
            fontWeight: 600,
          },
        },
      },
    },
    // Lines of Thai are taller than its box, which a keyboard could not scroll.
    MuiAlert: { styleOverrides: { message: { overflow: 'visible' } } },
    MuiSwitch: { styleOverrides: { root: { marginLeft: 6 } } },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: `1px solid ${COLOURS.line}` } } },
  },
}
