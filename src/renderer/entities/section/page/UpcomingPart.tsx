import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Lead } from './Lead.tsx'
import { Soon } from './Soon.tsx'
import { Upcoming } from './Upcoming.tsx'

interface UpcomingPartProps {
  readonly title: string
  readonly text: string
  readonly upcoming: readonly string[]
}

const Middle = styled('div')({ textAlign: 'center' })

/** A part of a section that a later version fills. */
export function UpcomingPart({ title, text, upcoming }: UpcomingPartProps) {
  return (
    <Middle>
      <Soon />
      <Typography variant="h2" sx={{ mb: 1, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Lead>{text}</Lead>
      <Upcoming items={upcoming} />
    </Middle>
  )
}
