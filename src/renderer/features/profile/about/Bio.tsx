import Typography from '@mui/material/Typography'
import { copy } from '../copy.ts'

/** What a member says of themselves, under their name. */
export function Bio({ text }: { readonly text: string | null }) {
  return (
    <Typography
      dir="auto"
      sx={{
        maxWidth: '62ch',
        color: text ? 'text.primary' : 'text.secondary',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {text || copy.about.noBio}
    </Typography>
  )
}
