import type { RaThemeOptions } from 'react-admin'
import type { Theme } from '@mui/material'
import { deriveTheme } from '../../src/domain/config/theme'
import { COLOURS } from './colours'

export const brand = deriveTheme({ brand: undefined, onBrand: undefined, dark: false })

/** Smallest side of what is tapped on a tablet at the counter, px. */
export const TOUCH = 44

/** Lies on the ground of the page on all screens. */
const ON_GROUND = { '&&': { backgroundColor: 'transparent', minHeight: 0 } }

/** Nothing moves for those who prefer reduced motion. */
const STILL = {
  transitionDuration: '1ms !important',
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
}

/** What is typed, chosen and pressed. */
const controls: RaThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiOutlinedInput: { styleOverrides: { root: { minHeight: TOUCH, backgroundColor: COLOURS.surface } } },
  // The marks above Thai letters reach out of the line, which hides what does not fit.
  MuiInputLabel: { styleOverrides: { root: { '&&': { paddingBlock: 5, marginTop: -4 } } } },
  MuiButton: {
    styleOverrides: {
      root: { minHeight: TOUCH, borderRadius: 999, paddingInline: 20 },
      contained: { boxShadow: 'none' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: TOUCH,
        minHeight: TOUCH,
        // Within a field, whose height it would change.
        '.MuiInputBase-root &': { minWidth: 28, minHeight: 28 },
      },
    },
  },
  MuiSwitch: { styleOverrides: { root: { marginLeft: 6 } } },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
  MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: TOUCH } } } },
  MuiAutocomplete: { styleOverrides: { option: { '&&': { minHeight: TOUCH } } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
}

/** Lists, with rows that a finger meets. */
const lists: RaThemeOptions['components'] = {
  MuiTableRow: { styleOverrides: { root: { '.MuiTableBody-root &:last-child > td': { borderBottom: 0 } } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: COLOURS.line },
      head: { '&&': { color: COLOURS.ink2, fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.5 } },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: COLOURS.sunken, paddingBlock: 10 },
        '& .RaDataTable-rowCell': { height: 52, paddingBlock: 6 },
        '& .RaDataTable-rowCell:first-of-type': { fontWeight: 600 },
      },
    },
  },
  RaCreateButton: { styleOverrides: { root: { '&&.RaCreateButton-floating': { bottom: 20 } } } },
  RaListToolbar: { styleOverrides: { root: ON_GROUND } },
  RaTopToolbar: { styleOverrides: { root: ON_GROUND } },
  // On a phone the search has a line, the others share lines.
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        [theme.breakpoints.down('sm')]: {
          '&&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', columnGap: 8 },
          '& .RaFilterFormInput-spacer': { display: 'none' },
          '& .filter-field:has([type=search]), & .filter-field:only-of-type': { gridColumn: '1 / -1' },
        },
      }),
    },
  },
}

/** The frame of the pages and their forms. */
const frame: RaThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: { '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': STILL } },
  },
  // Wide content scrolls within the page instead of making it wider. The round button of a phone covers nothing at its end.
  RaLayout: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0, paddingBottom: 24 },
        '& .RaLayout-content:has(.RaCreateButton-floating)': { paddingBottom: 96 },
        [theme.breakpoints.up('sm')]: { '& .RaLayout-content': { paddingTop: 8 } },
      }),
    },
  },
  RaSimpleForm: { styleOverrides: { root: { '&&': { paddingBottom: 0 } } } },
  // On phones it stays in view within its own form: a page may have several.
  RaToolbar: {
    styleOverrides: {
      root: { backgroundColor: COLOURS.sunken, '&&.RaToolbar-mobileToolbar': { position: 'sticky', paddingBlock: 10 } },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        whiteSpace: 'normal',
        '& p': { lineHeight: 1.35, whiteSpace: 'normal' },
        '&.RaMenuItemLink-active': {
          color: brand['--brand-ink'],
          backgroundColor: brand['--brand-tint'],
          fontWeight: 600,
          '& .RaMenuItemLink-icon': { color: brand['--brand-ink'] },
        },
      },
    },
  },
  // Lines of Thai are taller than its box, which a keyboard could not scroll.
  MuiAlert: { styleOverrides: { message: { overflow: 'visible' } } },
  MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: `1px solid ${COLOURS.line}` } } },
}

/** What the parts of Material UI and react-admin look like. */
export const components: RaThemeOptions['components'] = { ...controls, ...lists, ...frame }
