import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { homeHorizon, Limb } from '#renderer/ui/sky/Limb.tsx'
import { Sky } from '#renderer/ui/sky/Sky.tsx'

interface NightScreenProps {
  /** What stands on it has a planet of its own. */
  readonly hasPlanet?: boolean
  readonly children: ReactNode
}

/** A screen that is all sky: what is seen without a session, and before there is one. */
export function NightScreen({ hasPlanet = false, children }: NightScreenProps) {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', height: '100%' }}>
      <Sky />
      {!hasPlanet && <Limb {...homeHorizon} />}
      {children}
    </Box>
  )
}
