import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MemberCard } from '#renderer/entities/member/member-card.ts'
import { ink } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { useAccept } from './use-accept.ts'

const texts = copy.friend

interface AnswerButtonsProps {
  readonly member: MemberCard
  /** Whether it is the main act of the screen, and not one of a list. */
  readonly isMain: boolean
}

/** To accept the request of a member. Rejecting has no action yet (spec §4), and says so. */
export function AnswerButtons({ member, isMain }: AnswerButtonsProps) {
  const { accept, isAccepting } = useAccept(member.id)
  const { comingSoon } = useToasts()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        aria-label={texts.acceptOf(member.username)}
        onClick={() => void accept()}
        {...whileBusy(isAccepting)}
      >
        {texts.accept}
      </Button>
      <Button
        variant="outlined"
        aria-label={texts.rejectOf(member.username)}
        sx={{ color: ink.muted }}
        onClick={comingSoon}
      >
        {texts.reject}
      </Button>
    </Box>
  )
}
