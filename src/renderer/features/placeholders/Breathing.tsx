import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { ACCENT } from '#renderer/theme/accent.ts'
import { font, ink, scale } from '#renderer/theme/tokens.ts'
import { limbOf } from '#renderer/ui/sky/Limb.tsx'
import { copy } from './copy.ts'

const { words } = copy.breathing

/** A breath of three parts, with their seconds: 4-7-8, as it is taught. */
const BREATH = [
  { word: words.in, seconds: 4, isFull: true },
  { word: words.hold, seconds: 7, isFull: true },
  { word: words.out, seconds: 8, isFull: false },
] as const

const BREATHS = 4

const Frame = styled('section')({
  maxWidth: 720,
  margin: '-8px auto 36px',
  display: 'grid',
  justifyItems: 'center',
  rowGap: 20,
})

/** As high as the window has room for. */
const HEIGHT = 'clamp(156px, 27vh, 260px)'

const Window = styled('div')({ position: 'relative', width: '100%', height: HEIGHT })

/** Where the little planet is seen: without an edge, over the large one. */
const Air = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  maskImage:
    'radial-gradient(50% 99% at 50% 100%, #000 46%, transparent), linear-gradient(#000 66%, transparent)',
  maskComposite: 'intersect',
})

/** The edge of a small planet that rises with the breath. For who asked for less motion it stays where it is. */
const Limb = styled('div')({
  position: 'absolute',
  inset: '0 0 -60px',
  background: limbOf(
    { glow: ACCENT, rim: `color-mix(in oklab, ${ACCENT} 60%, white)` },
    { radius: '400px', top: `calc(${HEIGHT} * 0.4)` },
  ),
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'translate linear',
    '&[data-full]': { translate: `0 calc(${HEIGHT} * -0.32)` },
  },
})

const Word = styled('p')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  margin: 0,
  ...scale.card,
  fontSize: 'clamp(1.25rem, 4vh, 1.75rem)',
  fontFamily: font.display,
  fontWeight: 300,
  color: ink.primary,
  '& > small': {
    display: 'block',
    marginTop: 6,
    ...scale.text,
    fontFamily: font.text,
    fontWeight: 400,
    color: ink.secondary,
  },
  // Its figures are as wide as each other: nothing moves but what is counted.
  '& > strong': {
    display: 'block',
    fontSize: 'clamp(2.75rem, 9vh, 5rem)',
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
      <Window>
        <Air aria-hidden>
          <Limb
            data-full={part?.isFull || undefined}
            style={{ transitionDuration: `${part?.seconds ?? 0}s` }}
          />
        </Air>
        <Word role="status" aria-atomic={false}>
          <span>{part?.word ?? title}</span>
          {breath ? <strong>{breath.left}</strong> : <small>{rest}</small>}
        </Word>
      </Window>
      <Button variant="outlined" color="inherit" onClick={breath ? stop : start}>
        {breath ? end : begin}
      </Button>
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
