import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'

/** Pixels kept free between the filter and the posts, so that the pill covers neither and moves neither. */
const ROW = 40

/** A row of its own, also at the upper edge of the page that sticky counts from its padding. */
const row = (isShown: boolean) => ({
  position: 'sticky',
  top: -24,
  zIndex: 2,
  height: ROW,
  my: -2.5,
  mx: -0.5,
  textAlign: 'center',
  pointerEvents: isShown ? 'auto' : 'none',
  backgroundImage: isShown ? `linear-gradient(${space.deep} 70%, transparent)` : 'none',
})

interface NewPostsPillProps {
  readonly isShown: boolean
  readonly isLoading: boolean
  readonly onShow: () => void
}

/** Newer posts wait here until the reader wants them: nothing is put above what is being read. */
export function NewPostsPill({ isShown, isLoading, onShow }: NewPostsPillProps) {
  return (
    <Box role="status" sx={row(isShown)}>
      {isShown && (
        <Button
          variant="contained"
          size="small"
          loading={isLoading}
          startIcon={<ArrowUpward />}
          onClick={onShow}
          sx={{ mt: '3px', minHeight: 0, height: 32, boxShadow: '0 6px 24px rgba(4, 4, 16, 0.7)' }}
        >
          {copy.feed.showNew}
        </Button>
      )}
    </Box>
  )
}
