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

/** Strips with those who wait, above the friends; as wide as those where there is room for two columns of them. */
const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: 720,
  marginInline: 'auto',
  '&& > [data-slim] > ul': { flexBasis: '100%' },
  '@container (min-width: 960px)': {
    maxWidth: 'none',
    '&& > [data-slim] > ul': { flexBasis: 420 },
    // The lists begin below each other.
    '& > [data-slim] > div:first-of-type': { flexBasis: 220 },
  },
})

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Requests, friends, and what a later version brings (spec §2). */
export function FriendsPage() {
  const { id } = useMember()
  const { data: friends } = useFriends()
  return (
    <SectionPage section="amigos" art={<FriendsFigure ownerId={id} friends={friends} />}>
      <SectionIntro>{friends?.length ? copy.lead : copy.leadAlone}</SectionIntro>
      <Panels>
        <Stack>
          <PendingPanel
            isSlim
            list="received"
            empty={copy.noneReceived}
            actions={(sender) => <AnswerButtons member={sender} isMain isInList />}
          />
          <PendingPanel isSlim list="sent" actions={(receiver) => <Withdraw member={receiver} />} />
          <PendingPanel
            isSlim
            list="set-aside"
            actions={(sender) => (
              <Acts>
                <AcceptButton member={sender} />
                <LaterButton member={sender} isAside />
              </Acts>
            )}
          />
          <FriendsPanel />
        </Stack>
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
