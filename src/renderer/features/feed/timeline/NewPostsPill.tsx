import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { letStarFall } from '#renderer/ui/sky/ShootingStar.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'

/** Pixels: as high as it can stand on the edge of the sheet between the filter and the first name. */
const HEIGHT = 24

/** Takes no room of its own: at rest it stands on the edge of the sheet, else it floats at the upper edge of the page. */
const edge = {
  position: 'sticky',
  // Counted from the padding of the page.
  top: 0,
  zIndex: 2,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
} as const

const pill = {
  ...scale.small,
  flexShrink: 0,
  mt: '-2px',
  py: 0,
  minHeight: 0,
  height: HEIGHT,
  boxShadow: '0 2px 8px rgba(4, 4, 16, 0.6)',
} as const

interface NewPostsPillProps {
  readonly isShown: boolean
  readonly isLoading: boolean
  readonly onShow: () => void
  /** Element that gets the focus when the pill disappears. */
  readonly heir: () => HTMLElement | null | undefined
}

/** Button that reveals newer posts: nothing is inserted above what is being read. */
export function NewPostsPill({ isShown, isLoading, onShow, heir }: NewPostsPillProps) {
  const focus = useFocusFallback(heir)
  useEffect(() => {
    if (isShown) letStarFall()
  }, [isShown])
  return (
    <Box role="status" sx={edge}>
      {isShown && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<ArrowUpward />}
          onClick={onShow}
          sx={pill}
          {...focus}
          {...whileBusy(isLoading)}
        >
          {copy.feed.showNew}
        </Button>
      )}
    </Box>
  )
}
