import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Sky } from '#renderer/ui/sky/Sky.tsx'

/** A screen that is all sky: what is seen without a session, and before there is one. */
export function NightScreen({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', height: '100%' }}>
      <Sky />
      {children}
    </Box>
  )
}
