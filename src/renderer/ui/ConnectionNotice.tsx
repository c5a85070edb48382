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
 * In the free middle of the top bar, where it moves nothing and takes no clicks; where the bar has none, in a sill at the foot
 * of the window.
 */
const place = (theme: Theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 9,
  left: '50%',
  translate: '-50%',
  width: 'max-content',
  maxWidth: 'calc(100vw - 460px)',
  pointerEvents: 'none',
  // Beside the field that members are searched with.
  [roomForSearch]: { left: 'calc(50% - 170px)', maxWidth: 'calc(100vw - 660px)' },
  [theme.breakpoints.down('md')]: {
    position: 'static',
    // Below the page, which it is beside in the document.
    order: 1,
    width: 'auto',
    maxWidth: 'none',
    translate: 'none',
    backgroundColor: space.cabin,
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
    minHeight: 30,
    padding: '4px 12px',
    borderTop: `1px solid ${space.line}`,
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
