import ExpandMore from '@mui/icons-material/ExpandMoreRounded'
import Chat from '@mui/icons-material/ForumOutlined'
import HowToReg from '@mui/icons-material/HowToReg'
import Hourglass from '@mui/icons-material/HourglassEmptyRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AnswerButtons, AskButton } from '#renderer/entities/friends/AnswerButtons.tsx'
import { copy as friendTexts } from '#renderer/entities/friends/copy.ts'
import type { Relation } from '#renderer/entities/friends/friend.ts'
import { FriendMenu } from '#renderer/entities/friends/FriendMenu.tsx'
import { useWithdraw } from '#renderer/entities/friends/use-answers.ts'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { ALONG } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { useConversationPath } from '#renderer/entities/member/MemberLink.tsx'
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
      return <AskButton member={member} isMain />
    case 'pending_sent':
      return <Wait member={member} />
    case 'pending_received':
      return <Answer member={member} />
    case 'friends':
      return <Write member={member} />
  }
}

type OfMember = Pick<FriendActionsProps, 'member'>

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
    <Box sx={{ display: 'grid', gap: 1.25, justifyItems: ALONG }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{friendTexts.hasAsked(member.username)}</Typography>
      <AnswerButtons member={member} isMain />
    </Box>
  )
}

function Write({ member }: OfMember) {
  const conversation = useConversationPath(member)
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
      <Button component={Link} to={conversation} variant="contained" startIcon={<Chat />}>
        {texts.write}
      </Button>
    </Row>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: ALONG, gap: 1.25 }}>{children}</Box>
)
