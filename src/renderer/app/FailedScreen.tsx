import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AboveHorizon } from '#renderer/ui/sky/Limb.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'
import { NightScreen } from './NightScreen.tsx'

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
