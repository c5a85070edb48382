import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import { useWindowValue } from '#renderer/lib/store.ts'
import { certificateFaultAtom } from '#renderer/server/certificate-fault.ts'
import { serverReachableAtom, serverSlowAtom } from '#renderer/server/connectivity.ts'
import { ink, roomForSearch, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

/**
 * In the free middle of the top bar; where there is none between it and the title, or below the head of what covers the
 * page. It moves nothing and takes no clicks.
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
    top: 'calc(anchor(--pane-head bottom, 56px) + 1px)',
    maxWidth: 'calc(100vw - 32px)',
  },
})

/** On the bar it needs no ground of its own. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 38,
  ...scale.ui,
  lineHeight: 1.25,
  color: ink.secondary,
  textWrap: 'balance',
  '& > svg': { fontSize: 18 },
  [theme.breakpoints.down('md')]: {
    minHeight: 0,
    padding: '0 12px',
    borderRadius: 999,
    backgroundColor: space.cabin,
    ...scale.small,
    '& > svg': { fontSize: 16 },
  },
}))

/** Read by who hears it; seen where there is room for it. */
const More = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }))

/** A quiet line while the server does not answer, or takes long to; it goes away by itself. */
export function ConnectionNotice() {
  const isReachable = useWindowValue(serverReachableAtom)
  const isSlow = useWindowValue(serverSlowAtom)
  const fault = useWindowValue(certificateFaultAtom)
  const said = fault ? copy.certificate[fault] : isReachable ? copy.slow : copy.offline
  return (
    <Box role="status" sx={place}>
      {(!isReachable || isSlow) && (
        <Line>
          <CloudOffOutlined aria-hidden />
          <span>
            {said.short} <More>{said.more}</More>
          </span>
        </Line>
      )}
    </Box>
  )
}
