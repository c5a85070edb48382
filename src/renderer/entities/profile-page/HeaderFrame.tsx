import { styled, type CSSObject } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { radius, scale, space } from '#renderer/theme/tokens.ts'
import { limbOf } from '#renderer/ui/sky/Limb.tsx'

interface HeaderFrameProps {
  /** Colour of the member. */
  readonly hue: string
  readonly cover: ReactNode
  readonly avatar: ReactNode
  /** Buttons to change cover and picture, on one's own profile. */
  readonly changes?: { readonly cover?: ReactNode; readonly avatar: ReactNode } | undefined
  /** Width of the picture in pixels. */
  readonly size?: number
  /** The cover is a picture to look at, as high as the window allows. */
  readonly isTall?: boolean
  /** Action buttons. */
  readonly acts?: ReactNode
  /** The name and a short description. */
  readonly children: ReactNode
}

/** Width in pixels of the picture that rises over the planet's edge. */
export const PORTRAIT = 112

/** Wide enough for text beside the picture. */
export const ROOMY = '@container (min-width: 600px)'

/** Where the actions have room beside the name: a larger picture leaves less of it. */
const spacious = (styles: CSSObject): CSSObject => ({
  '@container (min-width: 760px)': { '[data-tall=false] &': styles },
  '@container (min-width: 900px)': { '[data-tall=true] &': styles },
})

/** Where the header's content starts: centred, or beside the picture. */
export const ALONG = 'var(--along)'

/** Height of the cover, top of the planet, and how far it falls towards the sides. */
const RISE = {
  '--cover': 'calc(100cqw / 3)',
  '--edge': 'calc(var(--cover) - clamp(24px, 5.5cqw, 56px))',
  '--planet': '250cqw',
  [ROOMY]: { '--cover': '156px', '--edge': '120px', '--planet': '400cqw' },
  '@container (min-width: 1000px)': { '--cover': '204px', '--edge': '157px' },
  '&[data-tall=true]': {
    '--cover': 'clamp(100cqw / 3, 30vh, 100cqw / 2)',
    [ROOMY]: { '--cover': 'clamp(156px, 28vh, 220px)', '--edge': 'calc(var(--cover) - 36px)' },
    '@container (min-width: 1000px)': {
      '--cover': 'clamp(204px, 28vh, 300px)',
      '--edge': 'calc(var(--cover) - 47px)',
    },
  },
} as const

const Card = styled('header')({
  containerType: 'inline-size',
  borderRadius: radius.large,
  border: `1px solid ${space.line}`,
  overflow: 'clip',
  backgroundColor: space.cabin,
})

const Inside = styled('div')({ ...RISE, position: 'relative', isolation: 'isolate' })

const Behind = styled('div')({ position: 'absolute', inset: 0, zIndex: -1 })

const Cover = styled('div')({
  height: 'var(--cover)',
  overflow: 'clip',
  '& > *': { width: '100%', height: '100%', objectFit: 'cover' },
})

const Standing = styled('div')({
  '--along': 'center',
  display: 'grid',
  justifyItems: ALONG,
  gap: 12,
  alignContent: 'start',
  padding: 'max(calc(var(--edge) - var(--portrait) / 2 - 16px), 8px) 20px 24px',
  textAlign: 'center',
  [ROOMY]: {
    '--along': 'start',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 24,
    padding: `calc(var(--edge) - 36px - (var(--portrait) - ${PORTRAIT}px) * 0.7) 24px 20px 28px`,
    textAlign: 'start',
  },
})

const Portrait = styled('div')({
  position: 'relative',
  borderRadius: '50%',
  width: 'var(--portrait)',
  height: 'var(--portrait)',
  backgroundColor: space.deep,
})

/** A larger picture reaches higher over the edge, so the text beside it starts lower. */
const BELOW_EDGE = `calc(74px + (var(--portrait) - ${PORTRAIT}px) * 0.7)`

/** Below the planet's edge. */
const Beside = styled('div')({
  display: 'grid',
  justifyItems: ALONG,
  gap: 16,
  width: '100%',
  minWidth: 0,
  [ROOMY]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '12px 24px',
    paddingTop: BELOW_EDGE,
  },
  // Beside the name only: the text below has the full width.
  ...spacious({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 24px' }),
})

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: ALONG,
  gap: 8,
  width: '100%',
  minWidth: 0,
  [ROOMY]: { flex: '1 1 300px', width: 'auto', gap: 4 },
  ...spacious({
    display: 'contents',
    '& > *': { gridColumn: '1 / -1' },
    '& > :first-child': { gridColumn: 1 },
    '& + *': { gridColumn: 2, gridRow: 1 },
  }),
})

const ChangeCover = styled('div')({ position: 'absolute', top: 12, right: 12 })
/** On the picture's edge, however large that is. */
const AT_EDGE = `calc((var(--portrait) - ${PORTRAIT}px) * 0.08 - 2px)`
const ChangeAvatar = styled('div')({ position: 'absolute', right: AT_EDGE, bottom: AT_EDGE })

/** Head of a profile: a planet in the member's colour below their cover, with their picture over its edge. */
export function HeaderFrame({
  hue,
  cover,
  avatar,
  changes,
  size = PORTRAIT,
  isTall = false,
  acts,
  children,
}: HeaderFrameProps) {
  const limb = limbOf(
    { glow: hue, rim: `color-mix(in oklab, ${hue} 60%, white)` },
    { radius: 'var(--planet)', top: 'var(--edge)' },
  )
  return (
    <Card>
      <Inside data-tall={isTall} style={{ '--portrait': `${size}px` } as CSSProperties}>
        <Behind>
          <Cover>{cover}</Cover>
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
          <Beside>
            <Words>{children}</Words>
            {acts}
          </Beside>
        </Standing>
      </Inside>
    </Card>
  )
}

const look = {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@container (max-width: 720px)': scale.card,
} as const

/** Title of the page: the name of the profile's owner. */
export const ProfileName = ({ children }: { readonly children: string }) => (
  <Typography variant="h1" dir="auto" sx={look}>
    {children}
  </Typography>
)
