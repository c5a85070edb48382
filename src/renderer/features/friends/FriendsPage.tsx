import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { copy as friendTexts } from '#renderer/entities/friends/copy.ts'
import { AcceptButton, AnswerButtons, LaterButton } from '#renderer/entities/friends/AnswerButtons.tsx'
import { PendingPanel } from '#renderer/entities/friends/PendingPanel.tsx'
import { useWithdraw } from '#renderer/entities/friends/use-answers.ts'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { UpcomingFoot } from '#renderer/entities/section/Upcoming.tsx'
import { ink } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { FriendsFigure } from './FriendsFigure.tsx'
import { FriendsPanel } from './FriendsPanel.tsx'

const Panels = styled('div')({
  containerType: 'inline-size',
  maxWidth: 1080,
  margin: '20px auto 40px',
  textAlign: 'start',
  // They have a ground of their own.
  textShadow: 'none',
})

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 720,
  marginInline: 'auto',
  '@container (min-width: 960px)': {
    maxWidth: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    alignItems: 'start',
    '& > [data-part="requests"]': { gridColumn: 2, gridRow: 1 },
  },
})

const Part = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Requests, friends, and what a later version brings (spec §2). */
export function FriendsPage() {
  const { id } = useMember()
  const { data: friends } = useFriends()
  return (
    <SectionPage section="amigos" art={<FriendsFigure ownerId={id} friends={friends} />}>
      <SectionIntro>{friends?.length ? copy.lead : copy.leadAlone}</SectionIntro>
      <Panels>
        <Columns>
          <Part data-part="requests">
            <PendingPanel
              list="received"
              empty={copy.noneReceived}
              actions={(sender) => <AnswerButtons member={sender} isInList />}
            />
            <PendingPanel list="sent" actions={(receiver) => <Withdraw member={receiver} />} />
            <PendingPanel
              list="set-aside"
              actions={(sender) => (
                <Acts>
                  <AcceptButton member={sender} />
                  <LaterButton member={sender} isAside />
                </Acts>
              )}
            />
          </Part>
          <FriendsPanel />
        </Columns>
      </Panels>
      <UpcomingFoot text={copy.upcoming} />
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
