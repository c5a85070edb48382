import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { copy } from '../copy.ts'

interface NewPostsPillProps {
  readonly isShown: boolean
  readonly isLoading: boolean
  readonly onShow: () => void
}

/** Newer posts wait here until the reader wants them: nothing is put above what is being read. */
export function NewPostsPill({ isShown, isLoading, onShow }: NewPostsPillProps) {
  return (
    <Box
      role="status"
      sx={{ position: 'sticky', top: 36, zIndex: 2, height: 0, mb: -2.5, textAlign: 'center' }}
    >
      {isShown && (
        <Button
          variant="contained"
          size="small"
          loading={isLoading}
          startIcon={<ArrowUpward />}
          onClick={onShow}
          sx={{ transform: 'translateY(-50%)', boxShadow: '0 6px 24px rgba(4, 4, 16, 0.7)' }}
        >
          {copy.feed.showNew}
        </Button>
      )}
    </Box>
  )
}
