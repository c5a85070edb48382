import ExpandMore from '@mui/icons-material/ExpandMoreRounded'
import Chat from '@mui/icons-material/ForumOutlined'
import PersonAdd from '@mui/icons-material/PersonAddAlt'
import HowToReg from '@mui/icons-material/HowToReg'
import Hourglass from '@mui/icons-material/HourglassEmptyRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AnswerButtons } from '#renderer/entities/friends/AnswerButtons.tsx'
import { copy as friendTexts } from '#renderer/entities/friends/copy.ts'
import type { Relation } from '#renderer/entities/friends/friend.ts'
import { FriendMenu } from '#renderer/entities/friends/FriendMenu.tsx'
import { useSendRequest } from '#renderer/entities/friends/requests.ts'
import { useWithdraw } from '#renderer/entities/friends/use-answers.ts'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'

interface FriendActionsProps {
  readonly member: MemberCard
  readonly relation: Relation
}

const texts = copy.friend

/** Actions on the relation to a member (spec §4). */
export function FriendActions({ member, relation }: FriendActionsProps) {
  switch (relation) {
    case 'loading':
    case 'self':
      return null
    case 'not_friends':
      return <Ask member={member} />
    case 'pending_sent':
      return <Wait member={member} />
    case 'pending_received':
      return <Answer member={member} />
    case 'friends':
      return <Write member={member} />
  }
}

type OfMember = Pick<FriendActionsProps, 'member'>

function Ask({ member }: OfMember) {
  const { ask, isAsking } = useAsk(member)
  return (
    <Button variant="contained" startIcon={<PersonAdd />} onClick={() => void ask()} {...whileBusy(isAsking)}>
      {texts.add}
    </Button>
  )
}

function Wait({ member }: OfMember) {
  const { withdraw, isWithdrawing } = useWithdraw(member)
  return (
    <Row>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Hourglass aria-hidden fontSize="small" />
        {friendTexts.pending}
      </Typography>
      <Button variant="outlined" onClick={() => void withdraw()} {...whileBusy(isWithdrawing)}>
        {friendTexts.withdraw.label}
      </Button>
    </Row>
  )
}

function Answer({ member }: OfMember) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{friendTexts.hasAsked(member.username)}</Typography>
      <AnswerButtons member={member} isMain />
    </Box>
  )
}

function Write({ member }: OfMember) {
  const [search] = useSearchParams()
  const withChat = new URLSearchParams(search)
  withChat.set(CHAT_PARAM, member.id)
  return (
    <Row>
      <FriendMenu
        friend={member}
        button={(props) => (
          <Button variant="outlined" startIcon={<HowToReg />} endIcon={<ExpandMore />} {...props}>
            {texts.friends}
          </Button>
        )}
      />
      <Button component={Link} to={{ search: withChat.toString() }} variant="contained" startIcon={<Chat />}>
        {texts.write}
      </Button>
    </Row>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.25 }}>{children}</Box>
)

/** Asks a member for their friendship, and tells how that went (spec §8). */
function useAsk({ id, username }: MemberCard) {
  const { mutateAsync, isPending } = useSendRequest(id)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const ask = async () => {
    try {
      // Where the other was faster the page shows their request.
      if ((await mutateAsync()) === 'sent')
        toasts.success(copy.friend.sent.title, copy.friend.sent.description(username))
    } catch (cause) {
      reportFailure(copy.friend.sendFailed, cause)
    }
  }
  return { ask, isAsking: isPending }
}
