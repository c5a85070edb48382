import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { AboveHorizon, Limb, homeHorizon } from '#renderer/ui/sky/Limb.tsx'
import { Sky } from '#renderer/ui/sky/Sky.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'

/** Instead of a blank window, whatever goes wrong first. */
export function FailedScreen() {
  return (
    <Notice
      role="alert"
      heading="h1"
      art={<Eclipse />}
      title={copy.failed.title}
      description={copy.failed.description}
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          {copy.failed.reload}
        </Button>
      }
    />
  )
}

/** Where not even the frame of the app could be drawn. */
export function FailedWindow() {
  return (
    <NightScreen>
      <Box component="main" sx={{ height: '100vh', overflowY: 'auto' }}>
        <AboveHorizon>
          <FailedScreen />
        </AboveHorizon>
      </Box>
    </NightScreen>
  )
}

interface NightScreenProps {
  /** Its content has a planet of its own. */
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
