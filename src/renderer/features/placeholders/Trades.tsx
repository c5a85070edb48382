import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { ACCENT, accents, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { markOf } from './trade-marks.ts'
import { tradesOf, useFriendFacts, type Trade } from './friend-facts.ts'

/** As many as can be taken in. */
const MOST = 48

/** Under the drawing, on the planet as it is: each has a surface of its own. */
const Street = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h2, ...clearing, width: 'fit-content', margin: '0 0 14px' },
}))

const Body = styled('div')({
  width: 'fit-content',
  maxWidth: '100%',
  '* + &': { marginTop: 16 },
  padding: '14px 20px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.medium,
  backgroundColor: space.sheet,
  ...scale.ui,
  color: ink.secondary,
  textShadow: 'none',
  '& > p': { margin: 0 },
})

/** Where two shops stand beside each other, and where three do. */
const [ROOM_FOR_TWO, ROOM_FOR_THREE] = [
  '@container street (min-width: 596px)',
  '@container street (min-width: 902px)',
] as const

const Houses = styled('div')({ containerName: 'street', containerType: 'inline-size' })

/** A street of shops without a gap: where the last row is short, those in it and before it are wider. */
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [ROOM_FOR_TWO]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 3' },
    '& > li:nth-of-type(odd):last-of-type': { gridColumn: 'span 6' },
  },
  [ROOM_FOR_THREE]: {
    '& > li, & > li:nth-of-type(odd):last-of-type': { gridColumn: 'span 2' },
    // One is left over: the last four stand in pairs.
    '&[data-over="1"] > li:nth-last-of-type(-n + 4)': { gridColumn: 'span 3' },
    '&[data-over="2"] > li:nth-last-of-type(-n + 2)': { gridColumn: 'span 3' },
  },
})

/** Pixels of an awning: one stripe of it, the height of its edge, and from its top to where that ends. */
const [STRIPE, EDGE, DROP] = [20, 10, 30] as const

/** The cloth of a shop, as much of its colour as is seen. */
const cloth = (percent: number) => `color-mix(in srgb, ${ACCENT} ${percent}%, ${space.deep})`

const stripes = (width: number, angle: number) =>
  `repeating-linear-gradient(${angle}deg, ${cloth(85)} 0 ${width}px, ${cloth(30)} 0 ${2 * width}px)`

const whole = (height: number) => `linear-gradient(#000 0 0) 0 0 / 100% ${height}px no-repeat`

/** Half discs in a row. */
const scallops = (width: number) =>
  `radial-gradient(circle at 50% ${DROP - width / 2}px, #000 ${width / 2 - 0.5}px, #0000 ${width / 2}px) 0 0 / ${width}px, ${whole(DROP - width / 2)}`

/** Points in a row. */
const points = `conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 ${DROP - EDGE}px / ${2 * EDGE}px ${EDGE}px repeat-x, ${whole(DROP - EDGE + 0.5)}`

/** How awnings are made, no two beside or below each other alike. */
const awnings = [
  { background: stripes(STRIPE, 90), mask: scallops(STRIPE) },
  { background: `linear-gradient(${cloth(70)} 60%, ${cloth(30)} 0)`, mask: points },
  { background: stripes(2 * STRIPE, 90), mask: scallops(2 * STRIPE) },
  { background: stripes(9, 125), mask: whole(DROP - 4) },
] as const

const colours = [
  accents.apricot,
  accents.rose,
  accents.mint,
  accents.sky,
  accents.yellow,
  accents.lilac,
] as const

/** A small shop of somebody: its awning, the sign of its trade, and under it who is there for what. */
const Shop = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  // The awnings of a row hang level.
  alignContent: 'flex-start',
  gap: '14px 16px',
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${faintAccent(34)}`,
  borderRadius: radius.medium,
  padding: '0 18px 20px',
  backgroundColor: space.sheet,
  textShadow: 'none',
  ...scale.ui,
  flexWrap: 'wrap',
  '&::before': {
    content: '""',
    flex: '0 0 calc(100% + 36px)',
    height: DROP,
    marginInline: -18,
    '@media (forced-colors: active)': { display: 'none' },
  },
  ...Object.fromEntries(awnings.map((made, index) => [`&[data-awning="${index}"]::before`, made])),
  '@media (forced-colors: active)': { paddingTop: 18 },
  '& > div': { display: 'grid', flex: 1, minWidth: 0, minHeight: 52, alignContent: 'center' },
  '& > div > a': { ...scale.text, fontWeight: 600 },
  '& > div > span': { color: ink.secondary, overflowWrap: 'anywhere' },
})

/** It hangs from the awning. */
const Sign = styled('span')({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 54,
  height: 46,
  marginTop: 2,
  border: `1.5px solid ${faintAccent(75)}`,
  borderRadius: 8,
  background: faintAccent(12),
  color: ACCENT,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-22px 9px auto',
    height: 21,
    borderInline: `1.5px solid ${faintAccent(60)}`,
  },
  '& > svg': { width: 32, height: 32 },
  // There, the words need the room.
  '@media (max-width: 419px)': { display: 'none' },
  '@media (forced-colors: active)': { color: 'CanvasText', '&::before': { display: 'none' } },
})

/** What the member's friends do, as they tell it on their profiles: the first businesses to know. */
export function Trades() {
  const { data: friends, isError, refetch } = useFriendFacts()
  const { data: own } = useOwnProfile()
  return (
    <Street aria-labelledby="trades">
      <h2 id="trades">{copy.trades.title}</h2>
      {friends && <Known trades={tradesOf(friends)} />}
      {!friends && isError && (
        <Body>
          <RetryNote text={copy.friends.loadFailed} onRetry={() => void refetch()} />
        </Body>
      )}
      {!friends && !isError && (
        <Body>
          <MemberRowsSkeleton label={copy.friends.loading} />
        </Body>
      )}
      {friends && own && !own.professional_background?.trim() && (
        <Body>
          <p>
            {copy.trades.ask}{' '}
            <Link component={RouterLink} to={sections.profile.path}>
              {copy.trades.tell}
            </Link>
          </p>
        </Body>
      )}
    </Street>
  )
}

function Known({ trades }: { readonly trades: readonly Trade[] }) {
  if (trades.length === 0)
    return (
      <Body>
        <p>{copy.trades.none}</p>
      </Body>
    )
  const shown = trades.slice(0, MOST)
  return (
    <>
      <Houses>
        <List data-over={shown.length % 3}>
          {shown.map(({ trade, ...member }, index) => (
            <Shop
              key={member.id}
              data-awning={index % awnings.length}
              style={accentStyle(colours[index % colours.length] ?? accents.apricot)}
            >
              <MemberAvatarLink member={member} size={52} />
              <div>
                <MemberLink member={member} />
                <span dir="auto">{trade}</span>
              </div>
              <Sign aria-hidden>
                <LineMark path={markOf(trade)} />
              </Sign>
            </Shop>
          ))}
        </List>
      </Houses>
      {trades.length > MOST && (
        <Body>
          <p>{copy.friends.more(trades.length - MOST)}</p>
        </Body>
      )}
    </>
  )
}
