import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useWindowValue } from '#renderer/lib/store.ts'
import { awayAtom } from '#renderer/server/connectivity.ts'
import { lowWindow, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { liveStatusAtom } from './inbox/live-messages.ts'
import { useChatLocation } from './use-chat-location.ts'

interface PanelHeaderProps {
  /** Nothing parts it from what is below. */
  readonly isOverSky?: boolean
  readonly children: ReactNode
}

/** Top of the panel, with a line under it while live messages are interrupted and no line over the page says more. */
export function PanelHeader({ isOverSky, children }: PanelHeaderProps) {
  const { close } = useChatLocation()
  const live = useAtomValue(liveStatusAtom)
  const isTold = useWindowValue(awayAtom) !== null
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: 56,
          px: 1.5,
          ...(!isOverSky && { borderBottom: `1px solid ${space.line}` }),
          [lowWindow]: { minHeight: 44 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flex: 1, minWidth: 0 }}>{children}</Box>
        <IconButton aria-label={copy.close} onClick={close}>
          <Close />
        </IconButton>
      </Box>
      {live === 'reconnecting' && !isTold && <ReconnectingLine />}
    </>
  )
}

function ReconnectingLine() {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        py: 0.5,
        color: 'warning.main',
        bgcolor: space.raised,
      }}
    >
      <CircularProgress size={12} color="inherit" aria-hidden />
      <Typography variant="caption">{copy.reconnecting}</Typography>
    </Box>
  )
}
