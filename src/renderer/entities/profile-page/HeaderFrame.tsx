import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { radius, scale, space } from '#renderer/theme/tokens.ts'
import { limbOf } from '#renderer/ui/sky/Limb.tsx'

interface HeaderFrameProps {
  /** Their colour. */
  readonly hue: string
  readonly cover: ReactNode
  readonly avatar: ReactNode
  /** To change the two, on one's own. */
  readonly changes?: { readonly cover?: ReactNode; readonly avatar: ReactNode } | undefined
  readonly children: ReactNode
}

/** Pixels of the picture that rises over the limb. */
export const PORTRAIT = 128

/** How high the cover is, and how far the planet rises over its edge: as far as it falls to the sides, and a little more. */
const RISE = { '--cover': 'calc(100cqw / 3)', '--dip': 'clamp(24px, 5.5cqw, 56px)' } as const

const Card = styled('header')({
  containerType: 'inline-size',
  borderRadius: radius.large,
  border: `1px solid ${space.line}`,
  overflow: 'clip',
  backgroundColor: space.cabin,
})

const Inside = styled('div')({ ...RISE, position: 'relative', isolation: 'isolate' })

const Behind = styled('div')({ position: 'absolute', inset: 0, zIndex: -1 })

const Standing = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  alignContent: 'start',
  padding: `max(calc(var(--cover) - var(--dip) - ${PORTRAIT / 2 + 16}px), 8px) 20px 24px`,
  textAlign: 'center',
})

const Portrait = styled('div')({
  position: 'relative',
  borderRadius: '50%',
  width: PORTRAIT,
  height: PORTRAIT,
  backgroundColor: space.deep,
})

const ChangeCover = styled('div')({ position: 'absolute', top: 12, right: 12 })
const ChangeAvatar = styled('div')({ position: 'absolute', right: -2, bottom: -2 })

/** The top of a profile: a planet in their colour under their cover, their picture rising over its edge. */
export function HeaderFrame({ hue, cover, avatar, changes, children }: HeaderFrameProps) {
  const rise = { radius: '250cqw', top: 'calc(var(--cover) - var(--dip))' }
  const limb = limbOf({ glow: hue, rim: `color-mix(in oklab, ${hue} 60%, white)` }, rise)
  return (
    <Card>
      <Inside>
        <Behind>
          {cover}
          <Behind style={{ zIndex: 0, background: limb }} />
        </Behind>
        {changes?.cover && <ChangeCover>{changes.cover}</ChangeCover>}
        <Standing>
          <Portrait
            style={{
              boxShadow: `0 0 0 4px ${space.cabin}, 0 0 48px color-mix(in oklab, ${hue} 45%, transparent)`,
            }}
          >
            {avatar}
            {changes && <ChangeAvatar>{changes.avatar}</ChangeAvatar>}
          </Portrait>
          {children}
        </Standing>
      </Inside>
    </Card>
  )
}

const look = {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@container (max-width: 480px)': scale.card,
} as const

/** Title of the page: the name of the profile's owner. */
export const ProfileName = ({ children }: { readonly children: string }) => (
  <Typography variant="h1" dir="auto" sx={look}>
    {children}
  </Typography>
)
