import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import { useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom, serverSlowAtom } from '#renderer/server/connectivity.ts'
import { roomForSearch, signal, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

/**
 * Over the free middle of the top bar; where there is none below it, or below the head of what covers the page. It moves
 * nothing and takes no clicks.
 */
const place = (theme: Theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 9,
  anchorName: '--connection',
  left: '50%',
  translate: '-50%',
  width: 'max-content',
  maxWidth: 'calc(100vw - 460px)',
  pointerEvents: 'none',
  // Beside the field that members are searched with.
  [roomForSearch]: { left: 'calc(50% - 170px)', maxWidth: 'calc(100vw - 660px)' },
  [theme.breakpoints.down('md')]: {
    top: 'calc(anchor(--pane-head bottom, 60px) + 8px)',
    maxWidth: 'calc(100vw - 32px)',
  },
  // Between the top bar and the title, on one line.
  [theme.breakpoints.down('sm')]: { top: 'calc(anchor(--pane-head bottom, 56px) + 2px)' },
})

/** Read by who hears it; seen where there is room for it. */
const More = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }))

/** A quiet line while the server does not answer, or takes long to; it goes away by itself. */
export function ConnectionNotice() {
  const isReachable = useWindowValue(serverReachableAtom)
  const isSlow = useWindowValue(serverSlowAtom)
  const said = isReachable ? copy.slow : copy.offline
  return (
    <Box role="status" sx={place}>
      {(!isReachable || isSlow) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: { xs: 0.25, sm: 0.75 },
            borderRadius: 5,
            fontSize: '0.875rem',
            lineHeight: 1.3,
            color: signal.warning,
            bgcolor: space.raised,
            border: `1px solid ${space.line}`,
          }}
        >
          <CloudOffOutlined aria-hidden fontSize="small" />
          <span>
            {said.short} <More>{said.more}</More>
          </span>
        </Box>
      )}
    </Box>
  )
}
