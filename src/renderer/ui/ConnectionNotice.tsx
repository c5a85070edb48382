import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import { useWindowValue } from '#renderer/lib/store.ts'
import { certificateFaultAtom } from '#renderer/server/certificate-fault.ts'
import { awayAtom, serverSlowAtom } from '#renderer/server/connectivity.ts'
import { ink, lowWindow, nebula, roomForSearch, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

/**
 * In the free middle of the top bar, where it moves nothing and takes no clicks. If the bar has no room, in a strip at
 * the bottom of the window, unless a toast there says the same.
 */
const place = (theme: Theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 9,
  insetInline: 230,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  // Beside the search field and the three buttons after it.
  [roomForSearch]: { left: 168, right: 'calc(188px + clamp(320px, 30vw, 420px))' },
  [theme.breakpoints.down('md')]: {
    position: 'static',
    // Below the page, although it comes beside it in the document.
    order: 1,
    display: 'block',
    backgroundColor: space.cabin,
    'body:has([data-toasts]) &': { ...visuallyHidden, insetInline: 'auto', width: '1px', height: '1px' },
  },
})

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 38,
  padding: '2px 18px 2px 14px',
  borderRadius: 19,
  border: `1px solid ${space.lineStrong}`,
  backgroundColor: space.surface,
  ...scale.ui,
  lineHeight: 1.25,
  color: ink.secondary,
  textWrap: 'balance',
  // A certificate problem takes more words.
  '&[data-long]': scale.small,
  '& strong': { fontWeight: 600, color: ink.primary },
  '& > svg': { flexShrink: 0, width: 26, height: 22, color: nebula.violet },
  [theme.breakpoints.down('md')]: {
    minHeight: 34,
    padding: '4px 12px',
    border: 0,
    borderTop: `1px solid ${space.lineStrong}`,
    borderRadius: 0,
    background: 'none',
    ...scale.small,
  },
}))

/** In a narrow window it goes on in a second line; in a very low one it is there for screen readers only. */
const More = styled('span')({ [lowWindow]: visuallyHidden })

/** A quiet line while the server, or a part of it, does not answer or is slow; disappears by itself. */
export function ConnectionNotice() {
  const away = useWindowValue(awayAtom)
  const isSlow = useWindowValue(serverSlowAtom)
  const fault = useWindowValue(certificateFaultAtom)
  const said = fault ? copy.certificate[fault] : away ? copy.away[away] : copy.slow
  return (
    <Box role="status" sx={place}>
      {(away || isSlow) && (
        <Line data-long={fault !== null || undefined}>
          <Cloud />
          <span>
            <strong>{said.short}</strong> <More>{said.more}</More>
          </span>
        </Line>
      )}
    </Box>
  )
}

/** A cloud that drifts in front of the star. */
const Cloud = () => (
  <svg
    aria-hidden
    viewBox="0 0 26 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
  >
    <path
      d="M7 19a4.500 4.500 0 0 1-.500-9A6.500 6.500 0 0 1 19 9.500a4.800 4.800 0 0 1-.500 9.500z"
      strokeLinejoin="round"
    />
    <path d="M10 14.500h.100M13 14.500h.100M16 14.500h.100" strokeWidth="2.200" />
    <path d="M21 1.500v4M19 3.500h4" strokeOpacity="0.700" strokeWidth="1.400" />
  </svg>
)
