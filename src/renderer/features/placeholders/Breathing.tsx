import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
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
  maxWidth: 420,
  margin: '20px auto 0',
  display: 'grid',
  justifyItems: 'center',
  rowGap: 14,
})

const Window = styled('div')({ position: 'relative', width: '100%', height: 144 })

/** Where the little planet is seen: without an edge, over the large one. */
const Air = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  maskImage:
    'radial-gradient(50% 98% at 50% 100%, #000 30%, transparent), linear-gradient(#000 62%, transparent)',
  maskComposite: 'intersect',
})

/** The edge of a small planet that rises with the breath. For who asked for less motion it stays where it is. */
const Limb = styled('div')({
  position: 'absolute',
  inset: '0 0 -60px',
  background: limbOf(
    { glow: ACCENT, rim: `color-mix(in oklab, ${ACCENT} 60%, white)` },
    { radius: '340px', top: '80px' },
  ),
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'translate linear',
    '&[data-full]': { translate: '0 -44px' },
  },
})

const Word = styled('p')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  margin: 0,
  ...scale.large,
  color: ink.primary,
  '& > small': { display: 'block', ...scale.small, color: ink.secondary },
})

/** A guide to breathe with, that the member starts and stops; after four breaths it ends by itself. */
export function Breathing() {
  const { step, start, stop } = useBreath()
  const part = step === null ? null : BREATH[step % BREATH.length]
  const { title, begin, end, rest, count } = copy.breathing
  return (
    <Frame aria-label={title}>
      <Window>
        <Air aria-hidden>
          <Limb
            data-full={part?.isFull || undefined}
            style={{ transitionDuration: `${part?.seconds ?? 0}s` }}
          />
        </Air>
        <Word role="status">
          {part?.word ?? title}
          <small>{part ? count(part.seconds) : rest}</small>
        </Word>
      </Window>
      <Button variant="outlined" color="inherit" onClick={step === null ? start : stop}>
        {step === null ? begin : end}
      </Button>
    </Frame>
  )
}

/** Which part of which breath it is, `null` at rest: then nothing runs. */
function useBreath() {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    if (step === null) return
    const seconds = BREATH[step % BREATH.length]?.seconds ?? 0
    const next = step + 1 < BREATHS * BREATH.length ? step + 1 : null
    const timer = setTimeout(() => setStep(next), seconds * 1_000)
    return () => clearTimeout(timer)
  }, [step])
  return { step, start: () => setStep(0), stop: () => setStep(null) }
}
