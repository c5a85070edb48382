import type { Components, Theme } from '@mui/material/styles'
import { focusRing, ink, nebula, radius, scale, space, TOAST_ROOM } from './tokens.ts'

/** A button that `whileBusy` is spread over: a turning ring in place of what it says. */
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
      // Not by `scrollbar-width`, which keeps the arrow buttons.
      '::-webkit-scrollbar': { width: 10, height: 10 },
      '::-webkit-scrollbar-thumb': {
        border: '2px solid transparent',
        borderRadius: 10,
        background: `${space.lineStrong} padding-box`,
      },
      '::selection': { background: nebula.violet, color: ink.onNebula },
      ':focus-visible': focusRing,
      // A title has the focus when its page is come to: a bar beside it says so, where a ring would be a frame around it.
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
      // Who points has not asked where the focus went.
      '[data-quiet-focus]:focus-visible': { outline: 'none', '&::after': { content: 'none' } },
      '@keyframes busy-turn': { to: { transform: 'rotate(1turn)' } },
      // The picture of the sky would stay behind texts and icons in the colours of the system.
      '@media (forced-colors: active)': { ':has(> [data-decoration])': { display: 'none' } },
      '[interestfor]': { interestDelay: '100ms' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // One of no length would show for some frames what it begins with: a menu, small, where a click meets another line.
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
      // There, it has nothing else to be known by.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          color: ink.onNebula,
          background: nebula.gradient,
          '&:hover': { filter: 'brightness(1.08)' },
          // Waiting, it is still to be found.
          '&.Mui-disabled': {
            background: space.raised,
            color: ink.secondary,
            boxShadow: `inset 0 0 0 1px ${space.lineStrong}`,
          },
          '&[aria-busy="true"]': { background: space.raised, filter: 'none' },
        },
      },
      // What has come in meanwhile, over what is being read. The gradient is for the one main act of a screen.
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
  // Else it keeps the colour it was given, be it as pale as the ground of the system.
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
  // Above what is told in passing.
  MuiModal: { styleOverrides: { root: { bottom: `var(${TOAST_ROOM}, 0px)` } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.large,
        borderColor: space.lineStrong,
        backgroundColor: space.surface,
        // A narrow window has no room to give away around it.
        '@media (max-width: 420px)': {
          margin: 12,
          width: 'calc(100% - 24px)',
          maxWidth: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
        },
      },
    },
  },
  // In line with a close button 14 px from the corner.
  MuiDialogTitle: { styleOverrides: { root: { paddingTop: 20 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgba(4, 4, 16, 0.72)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  // Inside, where the edges of the menu do not cut it.
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  // Beside words that say the same; standing still it would be a dash.
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
  // As wide on as off, so that those under each other stand at one edge.
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

/** How MUI's components look here: thin luminous borders, round buttons, no elevation. */
export const components: Components<Theme> = { ...base, ...actions, ...surfaces, ...fields }
