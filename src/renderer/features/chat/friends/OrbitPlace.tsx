import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useIdle } from '#renderer/lib/timing.ts'
import { roomyWindow } from '#renderer/theme/tokens.ts'
import { SKY, TITLE } from './orbit-places.ts'

const Orbit = lazyComponent(() => import('./Orbit.tsx'), 'Orbit')

const Place = styled('div')({
  height: TITLE + SKY.height,
  marginBottom: 20,
  [roomyWindow]: { zoom: 1.3 },
})

interface OrbitPlaceProps {
  /** Without them there is room for them. */
  readonly friends: readonly Friend[] | undefined
}

/** Above the list of friends, where the window is large. It is drawn when all else is. */
export function OrbitPlace({ friends }: OrbitPlaceProps) {
  const isLarge = useMediaQuery('(min-width: 1280px) and (min-height: 640px)')
  const isIdle = useIdle()
  if (!isLarge) return null
  return (
    <Place>
      <Suspense>{isIdle && friends && <Orbit friends={friends} />}</Suspense>
    </Place>
  )
}
