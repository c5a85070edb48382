import { useEffect } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { copy } from './copy.ts'
import { useUsernameOffer } from './username-check.ts'

const texts = copy.username

const VERDICTS = {
  free: { error: false, helperText: texts.free },
  taken: { error: true, helperText: texts.taken },
  unusable: { error: true, helperText: texts.unusable },
} as const

/** Props of the username field by the result of its check. */
export type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS] | null

interface UsernameVerdictProps {
  readonly typed: string
  /** The member's current name, which needs no check. */
  readonly isOwn: boolean
  readonly onVerdict: (verdict: Verdict) => void
  readonly onChoose: (name: string) => void
}

/** Below a username field: checks whether the name is free, and offers alternatives if not. */
export function UsernameVerdict({ typed, isOwn, onVerdict, onChoose }: UsernameVerdictProps) {
  const offer = useUsernameOffer(isOwn ? '' : typed)
  const offers = offer?.offers ?? []
  const refusal = offers.length > 0 ? VERDICTS.taken : VERDICTS.unusable
  const verdict = offer ? (offer.is_free ? VERDICTS.free : refusal) : null
  useEffect(() => onVerdict(verdict), [onVerdict, verdict])
  return offers.length > 0 && <UsernameOffers offers={offers} onChoose={onChoose} />
}

interface UsernameOffersProps {
  readonly offers: readonly string[]
  readonly onChoose: (name: string) => void
}

/** Free alternatives to a taken username. */
function UsernameOffers({ offers, onChoose }: UsernameOffersProps) {
  return (
    <Box
      role="group"
      aria-label={copy.username.offers}
      // Keeps clear of the label on the next field's frame.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      {offers.map((name) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(name)}
          sx={{ minHeight: 34, px: 1.75, textTransform: 'none', overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </Box>
  )
}
