import { Suspense } from 'react'
import { useOpenCard } from '#renderer/entities/member/member-card.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'

const ProfileCard = lazyComponent(() => import('./ProfileCard.tsx'), 'ProfileCard')

/** The card of a member that is open at their name, if any is. To be mounted once, around no page. */
export function ProfileCards() {
  const card = useOpenCard()
  return <Suspense>{card && <ProfileCard key={card.member.id} card={card} />}</Suspense>
}
