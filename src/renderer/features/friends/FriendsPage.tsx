import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { copy as friendTexts } from '#renderer/entities/friends/copy.ts'
import { AcceptButton, AnswerButtons, LaterButton } from '#renderer/entities/friends/AnswerButtons.tsx'
import { PendingPanel } from '#renderer/entities/friends/PendingPanel.tsx'
import { useWithdraw } from '#renderer/entities/friends/use-answers.ts'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { UpcomingPart } from '#renderer/entities/section/Upcoming.tsx'
import { ink } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { FriendsPanel } from './FriendsPanel.tsx'
import { HandInHand } from './HandInHand.tsx'

const Panels = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 720,
  margin: '24px auto 40px',
  textAlign: 'start',
  // They have a ground of their own.
  textShadow: 'none',
})

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Requests, friends, and what a later version brings (spec §2). */
export function FriendsPage() {
  return (
    <SectionPage section="amigos" art={<HandInHand />}>
      <SectionIntro>{copy.lead}</SectionIntro>
      <Panels>
        <PendingPanel
          list="received"
          empty={copy.noneReceived}
          actions={(sender) => <AnswerButtons member={sender} isInList />}
        />
        <PendingPanel
          list="set-aside"
          actions={(sender) => (
            <Acts>
              <AcceptButton member={sender} />
              <LaterButton member={sender} isAside />
            </Acts>
          )}
        />
        <PendingPanel
          list="sent"
          empty={copy.noneSent}
          actions={(receiver) => <Withdraw member={receiver} />}
        />
        <FriendsPanel />
      </Panels>
      <UpcomingPart {...copy.upcoming} />
    </SectionPage>
  )
}

function Withdraw({ member }: { readonly member: MemberCard }) {
  const { withdraw, isWithdrawing } = useWithdraw(member)
  return (
    <Button
      variant="outlined"
      aria-label={friendTexts.withdraw.labelOf(member.username)}
      sx={{ color: ink.muted }}
      onClick={() => void withdraw()}
      {...whileBusy(isWithdrawing)}
    >
      {friendTexts.withdraw.confirm}
    </Button>
  )
}
