import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

const { words } = copy.breathing

/** A breath of three parts, with their seconds: 4-7-8, as it is taught. */
const BREATH = [
  { name: 'in', seconds: 4 },
  { name: 'hold', seconds: 7 },
  { name: 'out', seconds: 8 },
] as const

const BREATHS = 4

const Frame = styled('section')({ display: 'grid', justifyItems: 'center', margin: '12px auto 24px' })

/** As wide as the window has room for. */
const WIDTH = 'clamp(264px, 36vh, 330px)'

const Round = styled('div')({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: WIDTH,
  aspectRatio: 1,
  // As far as the air goes in a full breath.
  borderRadius: '50%',
  outline: `1px dashed ${faintAccent(45)}`,
  outlineOffset: 9,
  textShadow: 'none',
  '& > button': { position: 'relative' },
})

/** Part of a full planet that is left of it when all air is out. */
const EMPTY = 0.62

/** Before the first breath, what air there is goes out. */
const firstIn = keyframes({ '0%': { scale: 1 }, '14%': { scale: EMPTY }, '100%': { scale: 1 } })

/** A small planet that grows with the breath, and goes back. For who asked for less motion it stays as it is. */
const Planet = styled('div')({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  background: `radial-gradient(circle at 58% 62%, ${space.cabin} 40%, color-mix(in oklab, ${ACCENT} 12%, ${space.cabin}) 66%, color-mix(in oklab, ${ACCENT} 36%, ${space.cabin}))`,
  boxShadow: `0 0 0 1.5px color-mix(in oklab, ${ACCENT} 60%, white), -5px -7px 22px ${faintAccent(55)}, 0 0 70px ${faintAccent(16)}`,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'scale linear',
    '&[data-part="out"]': { scale: String(EMPTY) },
    '&[data-first]': { animation: `${firstIn} linear` },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
})

const Word = styled('p')({
  position: 'relative',
  margin: '0 0 14px',
  maxWidth: 210,
  ...scale.heading,
  fontFamily: font.display,
  fontWeight: 300,
  color: ink.primary,
  textWrap: 'balance',
  '& > small': {
    display: 'block',
    marginTop: 6,
    ...scale.ui,
    fontFamily: font.text,
    fontWeight: 400,
    color: ink.secondary,
  },
  // Its figures are as wide as each other: nothing moves but what is counted.
  '& > strong': {
    display: 'block',
    fontSize: '3.25rem',
    lineHeight: 1.15,
    fontWeight: 300,
    fontVariantNumeric: 'tabular-nums',
  },
})

/**
 * A guide to breathe with, that the member starts and stops; after four breaths it ends by itself. It counts down each
 * part, and says so to who does not see it: the part, and then each second of it.
 */
export function Breathing() {
  const { breath, start, stop } = useBreath()
  const part = breath && BREATH[breath.step % BREATH.length]
  const { title, begin, end, rest } = copy.breathing
  return (
    <Frame aria-label={title}>
      <Round>
        <Planet
          aria-hidden
          data-part={part?.name}
          data-first={breath?.step === 0 || undefined}
          style={{ transitionDuration: `${part?.seconds ?? 1}s`, animationDuration: `${BREATH[0].seconds}s` }}
        />
        <Word role="status" aria-atomic={false}>
          <span>{part ? words[part.name] : title}</span>
          {breath ? <strong>{breath.left}</strong> : <small>{rest}</small>}
        </Word>
        <Button
          variant={breath ? 'outlined' : 'contained'}
          {...(breath && { color: 'inherit' })}
          onClick={breath ? stop : start}
        >
          {breath ? end : begin}
        </Button>
      </Round>
    </Frame>
  )
}

interface Breath {
  /** Which part of which breath it is. */
  readonly step: number
  /** Seconds that are left of it. */
  readonly left: number
}

/** The part that begins with a step, `null` after the last one. */
function partAt(step: number): Breath | null {
  const part = BREATH[step % BREATH.length]
  return part && step < BREATHS * BREATH.length ? { step, left: part.seconds } : null
}

/** Where the member is in their breath, `null` at rest: then nothing runs. */
function useBreath() {
  const [breath, setBreath] = useState<Breath | null>(null)
  useEffect(() => {
    if (!breath) return
    const { step, left } = breath
    const next = left > 1 ? { step, left: left - 1 } : partAt(step + 1)
    const timer = setTimeout(() => setBreath(next), 1_000)
    return () => clearTimeout(timer)
  }, [breath])
  return { breath, start: () => setBreath(partAt(0)), stop: () => setBreath(null) }
}
