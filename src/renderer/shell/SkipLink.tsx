import Button from '@mui/material/Button'
import { copy } from './copy.ts'

export const MAIN_ID = 'contenido'

/** First stop of the Tab key. A button, since the hash of the address belongs to the router. */
export function SkipLink() {
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById(MAIN_ID)?.focus()}
      sx={{
        position: 'fixed',
        top: 10,
        left: 10,
        zIndex: 'tooltip',
        transform: 'translateY(-80px)',
        '&:focus-visible': { transform: 'none' },
      }}
    >
      {copy.skip}
    </Button>
  )
}
