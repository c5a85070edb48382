import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'

/** Why the server did not let somebody in, in the words of spec §8. */
export interface Refused {
  readonly title: string
  readonly description: string
}

/** Stands in the card, where the member looks and goes on, until the next try. */
export function Refusal({ title, description }: Refused) {
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{title}</AlertTitle>
      {description}
    </Alert>
  )
}
