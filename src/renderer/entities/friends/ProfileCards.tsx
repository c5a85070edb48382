import { Suspense } from 'react'
import { useOpenCard } from '#renderer/entities/member/member-card.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'

const ProfileCard = lazyComponent(() => import('./ProfileCard.tsx'), 'ProfileCard')

/** The open card of a member, if any. Mounted once, outside the pages. */
export function ProfileCards() {
  const card = useOpenCard()
  return <Suspense>{card && <ProfileCard key={card.member.id} card={card} />}</Suspense>
}
