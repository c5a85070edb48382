import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ACCENT, accents, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
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
/** Pixels of the bites at its ends, of its teeth, of the holes along which it is torn, and from one of these to the next. */
const [BITE, TOOTH, HOLE, PITCH] = [9, 5, 2.5, 12] as const

/** Bites and holes where the stub is torn off, and teeth along its end. */
const PAPER = [
  `radial-gradient(circle at calc(100% - ${STUB}) 0, #0000 ${BITE}px, #000 ${BITE + 0.5}px)`,
  `radial-gradient(circle at calc(100% - ${STUB}) 100%, #0000 ${BITE}px, #000 ${BITE + 0.5}px)`,
  `radial-gradient(circle at calc(100% - ${STUB}) 50%, #0000 ${HOLE}px, #000 ${HOLE + 0.5}px) 0 0 / 100% ${PITCH}px`,
  `radial-gradient(circle at 100% 50%, #0000 ${TOOTH}px, #000 ${TOOTH + 0.5}px) 0 0 / 100% ${TOOTH * 3.2}px`,
].join(', ')

/** There, the stub is torn off below. */
const NARROW = '@container (max-width: 480px)'

const PAPER_NARROW = [
  ...['0', '100%'].map(
    (side) =>
      `radial-gradient(circle at ${side} calc(100% - ${STUB}), #0000 ${BITE}px, #000 ${BITE + 0.5}px)`,
  ),
  `radial-gradient(circle at 50% calc(100% - ${STUB}), #0000 ${HOLE}px, #000 ${HOLE + 0.5}px) 0 0 / ${PITCH}px 100%`,
].join(', ')

const Ticket = styled('article')({
  '--stub': '150px',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${STUB}`,
  borderRadius: `${radius.medium}px 0 0 ${radius.medium}px`,
  background: `linear-gradient(${faintAccent(14)}, ${faintAccent(8)}), ${space.surface}`,
  mask: PAPER,
  maskComposite: 'intersect',
  [NARROW]: {
    '--stub': '88px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `1fr ${STUB}`,
    borderRadius: radius.medium,
    mask: PAPER_NARROW,
    maskComposite: 'intersect',
  },
  overflowWrap: 'anywhere',
  // Not printed yet.
  '&[data-blank]': {
    gridColumn: '1 / -1',
    background: `linear-gradient(${faintAccent(7)} 0 0), ${space.sheet}`,
  },
  '@media (forced-colors: active)': { border: '1px solid', mask: 'none' },
})

const Body = styled('div')({ display: 'flex', flexDirection: 'column', padding: '20px 20px 22px 24px' })

/** Torn off by who takes the offer: what the firm makes is on it, and how to take it. */
const Stub = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: `20px ${TOOTH + 4}px 20px 4px`,
  background: faintAccent(12),
  color: ACCENT,
  '& > svg': { width: 68, height: 68, filter: `drop-shadow(0 0 10px ${faintAccent(55)})` },
  '& > button': { color: ACCENT, borderColor: faintAccent(70), paddingInline: 14 },
  [NARROW]: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    padding: '0 20px 0 24px',
    '& > svg': { width: 48, height: 48, marginInlineStart: -8 },
  },
  '@container (max-width: 340px)': { paddingInline: '20px 14px', '& > svg': { display: 'none' } },
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** How much of a day it takes: what is printed large on a ticket. */
const Time = styled('p')({
  margin: 0,
  maxWidth: 126,
  ...scale.post,
  lineHeight: 1.25,
  fontFamily: font.display,
  fontWeight: 400,
  color: ink.primary,
  textAlign: 'center',
  [NARROW]: { ...scale.ui, flex: 1, textAlign: 'start' },
})

/** The colour of each firm, and what it makes, in a square of 48: a screen that is being drawn, a loaf. */
const firms: Record<(typeof offers)[number]['id'], { readonly color: string; readonly mark: string }> = {
  design: { color: accents.blue, mark: 'M40 22v10H8V10h22M16 40h16M24 32v8M36 6l4 4-12 12-6 2 2-6z' },
  baker: {
    color: accents.amber,
    mark: 'M9 24c0-8 7-13 15-13s15 5 15 13c0 3-2 4-4 4v10H13V28c-2 0-4-1-4-4zM18 19l-2 6M25 17l-2 6M32 19l-2 6',
  },
}

/** A star that is yet to rise over the horizon. */
const NEXT = 'M6 40Q24 28 42 40M24 6Q26 16 36 18Q26 20 24 30Q22 20 12 18Q22 16 24 6z'

const Sample = styled('p')({ margin: '0 0 2px', ...scale.small, fontWeight: 600, color: ACCENT })

const Name = styled('h2')({
  margin: '0 0 4px',
  ...scale.card,
  fontSize: '1.5rem',
  fontFamily: font.display,
  fontWeight: 400,
  textWrap: 'balance',
})

const Facts = styled('ul')({
  listStyle: 'none',
  margin: '0 0 8px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  ...scale.text,
  fontWeight: 500,
  color: ink.primary,
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
  paddingTop: 12,
  // Its words in line with those above.
  marginInlineStart: -20,
})

/** The sample offers, a ticket each, and room for the next. What can be done with them comes later. */
export const Offers = () => (
  <Tickets>
    {offers.map((offer) => (
      <Offer key={offer.id} offer={offer} />
    ))}
    <Ticket as="div" data-blank>
      <Body>
        <Typography variant="h3" component="p">
          {copy.next.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {copy.next.text}
        </Typography>
      </Body>
      <Stub>
        <LineMark path={NEXT} />
      </Stub>
    </Ticket>
  </Tickets>
)

function Offer({ offer }: { readonly offer: (typeof offers)[number] }) {
  const { comingSoon } = useToasts()
  const id = useId()
  const { color, mark } = firms[offer.id]
  return (
    <Ticket aria-labelledby={id} style={accentStyle(color)}>
      <Body>
        <Sample>{copy.sample}</Sample>
        <Name id={id}>{offer.title}</Name>
        <Facts>
          {offer.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {offer.text}
        </Typography>
        <Actions>
          <Button color="inherit" aria-describedby={id} onClick={comingSoon}>
            {copy.comment}
          </Button>
        </Actions>
      </Body>
      <Stub>
        <LineMark path={mark} />
        <Time>{offer.time}</Time>
        <Button variant="outlined" aria-describedby={id} onClick={comingSoon}>
          {copy.apply}
        </Button>
      </Stub>
    </Ticket>
  )
}
