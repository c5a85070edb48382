import { createTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { font, ink, nebula, radius, scale, signal, space } from './tokens.ts'

const display = { fontFamily: font.display, letterSpacing: '-0.01em', fontWeight: 400 }
/** In small sizes the display face needs wider word spacing. */
const smallDisplay = { ...display, wordSpacing: '0.12em' }

/** The one MUI theme: dark only, since the product is a night sky. */
export const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: nebula.violet, contrastText: ink.onNebula },
    secondary: { main: nebula.cyan, contrastText: ink.onNebula },
    error: { main: signal.error, contrastText: ink.onNebula },
    success: { main: signal.success, contrastText: ink.onNebula },
    warning: { main: signal.warning, contrastText: ink.onNebula },
    info: { main: signal.info, contrastText: ink.onNebula },
    background: { default: space.void, paper: space.surface },
    text: { primary: ink.primary, secondary: ink.secondary, disabled: ink.muted },
    divider: space.line,
  },
  shape: { borderRadius: radius.medium },
  typography: {
    fontFamily: font.text,
    h1: { ...display, ...scale.home, fontWeight: 300 },
    h2: { ...smallDisplay, ...scale.heading },
    h3: { ...smallDisplay, fontSize: '1.0625rem', lineHeight: 1.4 },
    h4: { ...scale.text, fontWeight: 600 },
    subtitle1: { ...scale.text, fontWeight: 600 },
    subtitle2: { ...scale.ui, fontWeight: 600 },
    body1: scale.text,
    body2: scale.ui,
    caption: scale.small,
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  components,
})
