import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { copy } from '../copy.ts'

interface UsernameOffersProps {
  readonly offers: readonly string[]
  readonly onChoose: (name: string) => void
}

/** Names that are free, below the field of one that is not. */
export function UsernameOffers({ offers, onChoose }: UsernameOffersProps) {
  return (
    <Box
      role="group"
      aria-label={copy.username.offers}
      // Clear of the label in the frame of the next field.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      {offers.map((name) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(name)}
          sx={{ minHeight: 34, px: 1.75, textTransform: 'none', overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </Box>
  )
}
