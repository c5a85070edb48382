import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy, offers } from './copy.ts'

const Card = styled('article')({
  paddingBlock: 20,
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  '& + &': { borderTop: `1px solid ${space.line}` },
})

const Sample = styled('p')({ margin: 0, ...scale.small, fontWeight: 600, color: ACCENT })

const Facts = styled('ul')({
  listStyle: 'none',
  margin: '4px 0 8px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  ...scale.ui,
  color: ink.secondary,
  // Behind each, so that a line that is begun anew begins with its words.
  '& > li:not(:last-of-type)::after': { content: '"·" / ""', marginInline: 8 },
})

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 })

/** The sample offers. What can be done with them comes later. */
export function Offers() {
  return offers.map((offer) => <Offer key={offer.id} offer={offer} />)
}

function Offer({ offer }: { readonly offer: (typeof offers)[number] }) {
  const { comingSoon } = useToasts()
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Sample>{copy.sample}</Sample>
      <Typography variant="h2" id={id}>
        {offer.title}
      </Typography>
      <Facts>
        {offer.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      <Typography variant="body2">{offer.text}</Typography>
      <Actions>
        <Button variant="outlined" aria-describedby={id} onClick={comingSoon}>
          {copy.apply}
        </Button>
        <Button color="inherit" aria-describedby={id} onClick={comingSoon}>
          {copy.comment}
        </Button>
      </Actions>
    </Card>
  )
}
