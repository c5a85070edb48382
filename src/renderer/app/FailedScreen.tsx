import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { AboveHorizon, Limb, homeHorizon } from '#renderer/ui/sky/Limb.tsx'
import { Sky } from '#renderer/ui/sky/Sky.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'

/** Shown instead of a blank window after a crash. */
export function FailedScreen() {
  return (
    <Notice
      role="alert"
      heading="h1"
      art={<Eclipse />}
      title={copy.failed.title}
      description={copy.failed.description}
      action={
        <Button variant="contained" onClick={() => location.reload()}>
          {copy.failed.reload}
        </Button>
      }
    />
  )
}

/** Shown when not even the frame of the app could render. */
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
  /** The content brings its own planet. */
  readonly hasPlanet?: boolean
  readonly children: ReactNode
}

/** A full-screen sky, for screens before sign-in and while starting. */
export function NightScreen({ hasPlanet = false, children }: NightScreenProps) {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', height: '100%' }}>
      <Sky />
      {!hasPlanet && <Limb {...homeHorizon} />}
      {children}
    </Box>
  )
}
