import type { Components, Theme } from '@mui/material/styles'
import { focusRing, ink, nebula, radius, scale, space, TOAST_ROOM } from './tokens.ts'

/** Look of a button with the props of `whileBusy`: a spinner in place of its label. */
const busyLook = {
  '&[aria-busy="true"]': { color: 'transparent', cursor: 'default' },
  '&[aria-busy="true"]::after': {
    content: '""',
    position: 'absolute',
    width: 18,
    height: 18,
    border: `2px solid ${ink.muted}`,
    borderTopColor: 'transparent',
    borderRadius: '50%',
    animation: 'busy-turn 1s linear infinite',
  },
}

const base: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { colorScheme: 'dark', fontVariantNumeric: 'tabular-nums' },
      // Not with `scrollbar-width`, which keeps the arrow buttons.
      '::-webkit-scrollbar': { width: 10, height: 10 },
      '::-webkit-scrollbar-thumb': {
        border: '2px solid transparent',
        borderRadius: 10,
        background: `${space.lineStrong} padding-box`,
      },
      '::selection': { background: nebula.violet, color: ink.onNebula },
      ':focus-visible': focusRing,
      // A title gets the focus when its page opens: a bar beside it shows that, where a ring would look like a frame.
      ':is(h1, h2, h3):focus-visible': {
        outline: 'none',
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: '0.14em',
          insetInlineStart: -10,
          borderInlineStart: `3px solid ${nebula.cyan}`,
          borderRadius: 2,
        },
      },
      // Members who use the pointer did not ask where the focus went.
      '[data-quiet-focus]:focus-visible': { outline: 'none', '&::after': { content: 'none' } },
      '@keyframes busy-turn': { to: { transform: 'rotate(1turn)' } },
      // In forced colours the picture of the sky would lie behind texts and icons.
      '@media (forced-colors: active)': { ':has(> [data-decoration])': { display: 'none' } },
      '[interestfor]': { interestDelay: '100ms' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A transition of zero length would show its first frame: a menu, small, where a click hits another line.
          transition: 'none !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
}

const actions: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, paddingInline: 20, minHeight: 42, ...busyLook },
      // In forced colours nothing else marks it.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          color: ink.onNebula,
          background: nebula.gradient,
          '&:hover': { filter: 'brightness(1.08)' },
          // It must stay visible while it is busy.
          '&.Mui-disabled': {
            background: space.raised,
            color: ink.secondary,
            boxShadow: `inset 0 0 0 1px ${space.lineStrong}`,
          },
          '&[aria-busy="true"]': { background: space.raised, filter: 'none' },
        },
      },
      // For new content above what is being read. Without the gradient, which marks the one main action of a screen.
      {
        props: { variant: 'outlined', color: 'secondary' },
        style: {
          backgroundColor: space.raised,
          '&:hover': { backgroundColor: space.raised, borderColor: nebula.cyan },
        },
      },
      {
        props: { variant: 'outlined' },
        style: { borderColor: space.lineStrong, '&:hover': { borderColor: nebula.violet } },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { color: ink.secondary, '&:hover': { color: ink.primary }, ...busyLook } },
  },
  // Otherwise it keeps its given colour, which may be as pale as the system's background.
  MuiSvgIcon: {
    styleOverrides: { root: { '@media (forced-colors: active)': { color: 'inherit !important' } } },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
}

const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', border: `1px solid ${space.line}` } },
  },
  // Above toasts.
  MuiModal: { styleOverrides: { root: { bottom: `var(${TOAST_ROOM}, 0px)` } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.large,
        borderColor: space.lineStrong,
        backgroundColor: space.surface,
        // A narrow window has no room for margins.
        '@media (max-width: 420px)': {
          margin: 12,
          width: 'calc(100% - 24px)',
          maxWidth: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
        },
      },
    },
  },
  // Aligned with a close button 14 px from the corner.
  MuiDialogTitle: { styleOverrides: { root: { paddingTop: 20 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgba(4, 4, 16, 0.72)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  // Inset, so that the edges of the menu do not cut it off.
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  // Beside a label that says the same; without motion the spinner would be a mere dash.
  MuiCircularProgress: {
    styleOverrides: { root: { '@media (prefers-reduced-motion: reduce)': { display: 'none' } } },
  },
  MuiMenu: { styleOverrides: { paper: { backgroundColor: space.raised, borderColor: space.lineStrong } } },
}

const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'rgba(7, 7, 26, 0.55)',
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: ink.muted,
        },
      },
      notchedOutline: { borderColor: space.lineField },
    },
  },
  // Equally wide in both states, so that switches in a column align.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 26, padding: 0, flexShrink: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: ink.secondary,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(18px)', color: ink.onNebula },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, borderColor: 'transparent' },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: {
        width: 20,
        height: 20,
        boxShadow: 'none',
        '@media (forced-colors: active)': { border: '2px solid' },
      },
      track: {
        borderRadius: 13,
        border: `1px solid ${space.lineField}`,
        backgroundColor: space.deep,
        opacity: 1,
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 4, marginTop: 6, ...scale.small } } },
}

/** Overrides of MUI's components: thin luminous borders, round buttons, no elevation. */
export const components: Components<Theme> = { ...base, ...actions, ...surfaces, ...fields }
