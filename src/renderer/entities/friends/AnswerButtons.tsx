import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { ink } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { useAccept } from './use-answers.ts'

interface AnswerButtonsProps {
  readonly member: MemberCard
  /** Whether it is the main act of the screen, and not one of a list. */
  readonly isMain?: boolean
}

interface AcceptButtonProps extends AnswerButtonsProps {
  /** Where there is little room. */
  readonly isSmall?: boolean
}

/** Accepts the request of a member. */
export function AcceptButton({ member, isMain = false, isSmall = false }: AcceptButtonProps) {
  const { accept, isAccepting } = useAccept(member.id)
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      size={isSmall ? 'small' : 'medium'}
      aria-label={copy.acceptOf(member.username)}
      onClick={() => void accept()}
      {...whileBusy(isAccepting)}
    >
      {copy.accept}
    </Button>
  )
}

/** To accept the request of a member. Rejecting has no action yet (spec §4), and says so. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { comingSoon } = useToasts()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <AcceptButton {...props} />
      <Button
        variant="outlined"
        aria-label={copy.rejectOf(props.member.username)}
        sx={{ color: ink.muted }}
        onClick={comingSoon}
      >
        {copy.reject}
      </Button>
    </Box>
  )
}
