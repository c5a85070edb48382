import PersonAdd from '@mui/icons-material/PersonAddAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { ink } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { useAccept, useAsk, useLater } from './use-answers.ts'

interface AnswerButtonsProps {
  readonly member: MemberCard
  /** The main action where it stands. */
  readonly isMain?: boolean
}

interface AcceptButtonProps extends AnswerButtonsProps {
  /** Small size for narrow places. */
  readonly isSmall?: boolean
}

/** Button that accepts the request of a member. */
export function AcceptButton({ member, isMain = false, isSmall = false }: AcceptButtonProps) {
  const { accept, isAccepting } = useAccept(member.id)
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      size={isSmall ? 'small' : 'medium'}
      sx={isSmall ? { px: 1.5 } : null}
      aria-label={copy.acceptOf(member.username)}
      onClick={() => void accept()}
      {...whileBusy(isAccepting)}
    >
      {copy.accept}
    </Button>
  )
}

/** Icon button that sends a friend request, where there is no room for a label. */
export function AskIcon({ member }: Pick<AnswerButtonsProps, 'member'>) {
  const { ask, isAsking } = useAsk(member)
  const label = copy.ask.shortOf(member.username)
  return (
    <IconButton aria-label={label} title={copy.ask.short} onClick={() => void ask()} {...whileBusy(isAsking)}>
      <PersonAdd fontSize="small" />
    </IconButton>
  )
}

/** Button that sends a friend request. */
export function AskButton({ member, isMain = false }: AnswerButtonsProps) {
  const { ask, isAsking } = useAsk(member)
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      size={isMain ? 'medium' : 'small'}
      startIcon={<PersonAdd />}
      aria-label={isMain ? undefined : copy.ask.shortOf(member.username)}
      onClick={() => void ask()}
      {...whileBusy(isAsking)}
    >
      {isMain ? copy.ask.label : copy.ask.short}
    </Button>
  )
}

interface LaterButtonProps {
  readonly member: MemberCard
  /** The request is set aside, so the button takes it up again. */
  readonly isAside?: boolean
  /** Small size for narrow places. */
  readonly isSmall?: boolean
}

/** Button that sets a request aside without an answer, or takes it up again. */
export function LaterButton({ member, isAside = false, isSmall = false }: LaterButtonProps) {
  const { change, isChanging } = useLater(member)
  const texts = copy.aside
  return (
    <Button
      size={isSmall ? 'small' : 'medium'}
      aria-label={(isAside ? texts.takeUpOf : texts.labelOf)(member.username)}
      title={isAside ? undefined : texts.label}
      sx={{ color: ink.secondary, px: isSmall ? 1 : 1.5 }}
      onClick={() => void change(!isAside)}
      {...whileBusy(isChanging)}
    >
      {isAside ? texts.takeUp : texts.short}
    </Button>
  )
}

interface AnswersProps extends AnswerButtonsProps {
  /** Shown in a list of requests, from which it can be set aside. */
  readonly isInList?: boolean
  /** All buttons in one row, at any width. */
  readonly isSmall?: boolean
}

/** Buttons to answer a request. Rejecting has no action yet (spec §4), and says so. */
export function AnswerButtons({ isInList = false, isSmall = false, ...props }: AnswersProps) {
  const { comingSoon } = useToasts()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: isInList ? 'start' : 'var(--along, center)',
        gap: 1,
        // They fit into one row of the narrowest window.
        ...(isInList && { '@media (max-width: 420px)': { gap: 0.5, '& > button': { px: 1.25 } } }),
      }}
    >
      <AcceptButton {...props} isSmall={isSmall} />
      <Button
        variant="outlined"
        size={isSmall ? 'small' : 'medium'}
        aria-label={copy.rejectOf(props.member.username)}
        sx={{ color: ink.muted, ...(isSmall && { px: 1.5 }) }}
        onClick={comingSoon}
      >
        {copy.reject}
      </Button>
      {isInList && <LaterButton member={props.member} isSmall={isSmall} />}
    </Box>
  )
}
