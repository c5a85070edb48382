import Typography from '@mui/material/Typography'

interface PlainListProps {
  readonly items: readonly string[]
}

/** What belongs to something, one thing a line. */
export function PlainList({ items }: PlainListProps) {
  return (
    <Typography component="ul" variant="body2" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary' }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Typography>
  )
}
