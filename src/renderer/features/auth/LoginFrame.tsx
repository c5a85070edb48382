import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'
import { homeHorizon, Limb } from '#renderer/ui/sky/Limb.tsx'
import { PlanetWindow } from './PlanetWindow.tsx'

/** Where a toast would stand over the foot of the card, that can be scrolled to above it. */
const roomForToasts = {
  'body:has(section[data-pane]) &': {
    '@media (max-width: 899px)': { pb: '112px', scrollPaddingBottom: '112px' },
  },
}

/** The entrance: the view, and beside it the card on which everything is asked. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 448px', lg: 'minmax(0, 1fr) 480px' },
        height: '100%',
        overflowY: 'auto',
        ...roomForToasts,
      }}
    >
      <PlanetWindow />
      <Box sx={{ display: { xs: 'contents', md: 'none' } }}>
        <Limb {...homeHorizon} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          // Where there is little room, toasts get what is left of it in one piece.
          alignItems: { xs: 'start', md: 'center' },
          justifyItems: 'center',
          p: { xs: 2, md: 3 },
        }}
      >
        <Paper
          sx={{
            width: '100%',
            maxWidth: 440,
            p: { xs: 3, md: 4 },
            borderRadius: `${radius.large}px`,
            borderColor: space.lineStrong,
            backgroundColor: 'rgba(15, 15, 42, 0.97)',
          }}
        >
          {children}
        </Paper>
      </Box>
    </Box>
  )
}
