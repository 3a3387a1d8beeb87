import { createTheme, type PaletteOptions } from '@mui/material/styles'
import { direction } from '../lib/messages.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

// The tokens decide the colours; both schemes name the same variables, and differ only in what MUI derives by mixing.
const palette: PaletteOptions = {
  primary: {
    main: 'var(--lb-primary)',
    dark: 'var(--lb-primary-strong)',
    light: 'var(--lb-primary-light)',
    contrastText: 'var(--lb-on-primary)',
  },
  error: status('error', 'var(--lb-error-strong)'),
  warning: status('warning'),
  info: status('info'),
  success: status('success'),
  background: { default: 'var(--lb-background)', paper: 'var(--lb-surface)' },
  text: { primary: 'var(--lb-text)', secondary: 'var(--lb-text-muted)' },
  divider: 'var(--lb-line)',
}

function status(name: string, dark = `var(--lb-${name})`) {
  const main = `var(--lb-${name})`
  return { main, light: main, dark, contrastText: 'var(--lb-on-status)' }
}

const made = createTheme({
  direction,
  cssVariables: { colorSchemeSelector: 'data-theme', nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  // Dialogs and menus are there at once, and gone at once, for who asked their system for less motion.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--lb-font)',
    htmlFontSize: 14,
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.125rem', fontWeight: 620, lineHeight: 1.35, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem' },
    body2: { fontSize: '0.9286rem' },
    caption: { fontSize: '0.8571rem' },
    button: { fontWeight: 560, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: {
      styleOverrides: {
        paper: {
          border: '1px solid var(--lb-line)',
          boxShadow: 'var(--lb-shadow-m)',
          borderRadius: 'var(--lb-radius-m)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: '1px solid var(--lb-line)',
          boxShadow: 'var(--lb-shadow-l)',
          borderRadius: 'var(--lb-radius-l)',
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.2143rem', fontWeight: 620, letterSpacing: '-0.01em' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--lb-scrim)' } } } },
    MuiAlert: {
      styleOverrides: {
        standard: ({ ownerState: { severity = 'success' } }) => ({
          backgroundColor: `var(--lb-${severity}-soft)`,
          color: 'var(--lb-text)',
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--lb-field-ground)', boxShadow: 'var(--lb-field-shade)' },
        notchedOutline: { borderColor: 'var(--lb-field-line)' },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8571rem', fontWeight: 500 } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
  },
})

/** The look of every MUI component, light and dark, from the variables in tokens.css. */
export const theme = { ...made, vars: made.generateThemeVars() }
