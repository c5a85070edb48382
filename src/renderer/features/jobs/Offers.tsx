import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy, offers } from './copy.ts'

const Tickets = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  gap: 20,
  textAlign: 'start',
  textShadow: 'none',
})

/** Of the part that is torn off. */
const STUB = 'var(--stub)'
/** Pixels of the bites at its ends, and of its teeth. */
const [BITE, TOOTH] = [9, 5] as const

/** Bites where the stub is torn off, and teeth along its end. */
const PAPER = [
  `radial-gradient(circle at calc(100% - ${STUB}) 0, #0000 ${BITE}px, #000 ${BITE + 0.5}px)`,
  `radial-gradient(circle at calc(100% - ${STUB}) 100%, #0000 ${BITE}px, #000 ${BITE + 0.5}px)`,
  `radial-gradient(circle at 100% 50%, #0000 ${TOOTH}px, #000 ${TOOTH + 0.5}px) 0 0 / 100% ${TOOTH * 3.2}px`,
].join(', ')

const Ticket = styled('article')({
  '--stub': '96px',
  '@container (max-width: 420px)': { '--stub': '60px' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${STUB}`,
  borderRadius: `${radius.medium}px 0 0 ${radius.medium}px`,
  background: `linear-gradient(${faintAccent(14)}, ${faintAccent(8)}), ${space.surface}`,
  mask: PAPER,
  maskComposite: 'intersect',
  overflowWrap: 'anywhere',
  '@media (forced-colors: active)': { border: '1px solid', mask: 'none' },
})

const Body = styled('div')({ display: 'flex', flexDirection: 'column', padding: '20px 20px 22px 24px' })

/** Torn off by who takes the offer: what the firm makes is on it. */
const Stub = styled('div')({
  display: 'grid',
  placeContent: 'center',
  marginBlock: BITE + 5,
  borderInlineStart: `2px dashed ${faintAccent(55)}`,
  paddingInlineEnd: TOOTH,
  color: ACCENT,
  '& > svg': { width: `min(48px, calc(${STUB} - 24px))` },
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** In a square of 48: a screen that is being drawn, a loaf. */
const marks: Record<(typeof offers)[number]['id'], string> = {
  design: 'M40 22v10H8V10h22M16 40h16M24 32v8M36 6l4 4-12 12-6 2 2-6z',
  baker:
    'M9 24c0-8 7-13 15-13s15 5 15 13c0 3-2 4-4 4v10H13V28c-2 0-4-1-4-4zM18 19l-2 6M25 17l-2 6M32 19l-2 6',
}

const Sample = styled('p')({ margin: '0 0 2px', ...scale.small, fontWeight: 600, color: ACCENT })

const Facts = styled('ul')({
  listStyle: 'none',
  margin: '4px 0 8px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  ...scale.ui,
  color: ink.secondary,
  // Before each; at the begin of a line there is no room for it, so that none stands alone.
  clipPath: 'inset(0 0 0 20px)',
  marginInlineStart: -20,
  '& > li': { display: 'flex' },
  '& > li::before': { content: '"·" / ""', width: 20, textAlign: 'center' },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 16,
})

/** The sample offers, a ticket each in the colour of its firm. What can be done with them comes later. */
export const Offers = () => (
  <Tickets>
    {offers.map((offer) => (
      <Offer key={offer.id} offer={offer} />
    ))}
  </Tickets>
)

function Offer({ offer }: { readonly offer: (typeof offers)[number] }) {
  const { comingSoon } = useToasts()
  const id = useId()
  const [firm] = offer.facts
  return (
    <Ticket aria-labelledby={id} style={accentStyle(hueOf(firm))}>
      <Body>
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
      </Body>
      <Stub aria-hidden>
        <svg
          width="48"
          height="48"
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={marks[offer.id]} />
        </svg>
      </Stub>
    </Ticket>
  )
}
