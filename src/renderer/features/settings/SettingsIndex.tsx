import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePreferences } from '#renderer/entities/preferences/preferences.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { focusRing, ink, radius, scale } from '#renderer/theme/tokens.ts'
import { scrollerOf } from '#renderer/ui/virtual-list/scroll-position.ts'
import { board, Glass, Instruments } from './Cockpit.tsx'
import { copy } from './copy.ts'
import { goTo, groups, groupsFor, titleIdOf, type GroupId } from './groups.ts'

/** Where it stands beside the groups. */
export const ROOM_FOR_INDEX = '@container (min-width: 900px)'

/** Where two groups stand beside each other, too. */
export const ROOM_FOR_TWO = '@container (min-width: 1460px)'

/** Where its keys are no wider than what they show. */
const NO_ROOM_FOR_WORDS = '@container (max-width: 560px)'

const Nav = styled('nav')({
  position: 'relative',
  [ROOM_FOR_INDEX]: {
    position: 'sticky',
    top: 0,
    // Higher than such a window is.
    '@media (max-height: 600px)': { position: 'relative' },
  },
})

/** The console that the glass stands on: its keys lead to the groups. */
const Console = styled('div')({ ...board, padding: '16px 8px 8px' })

const Keys = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [ROOM_FOR_INDEX]: { display: 'grid' },
  [NO_ROOM_FOR_WORDS]: { flexWrap: 'nowrap', '& > li': { flex: 1 } },
})

const Key = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  height: 38,
  padding: '0 9px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  ...scale.ui,
  fontFamily: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  color: ink.secondary,
  cursor: 'pointer',
  '& > svg': { fontSize: 20 },
  '&:hover': { color: ink.primary, backgroundColor: faintAccent(8) },
  '&:focus-visible': focusRing,
  // Each has the sign that its group has.
  [NO_ROOM_FOR_WORDS]: {
    position: 'relative',
    justifyContent: 'center',
    padding: 0,
    '& > svg': { fontSize: 22 },
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  // Nothing is scrolled past where all of it stands above.
  [ROOM_FOR_INDEX]: {
    gap: 12,
    paddingInline: 12,
    '&[aria-current]': {
      color: ink.primary,
      backgroundColor: faintAccent(16),
      boxShadow: `inset 3px 0 0 ${ACCENT}`,
    },
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight' } },
})

/** The groups of the page, as keys under the glass of a cockpit: the one that is read is lit. */
export function SettingsIndex() {
  const offered = usePreferences()?.offered
  // The same array for the same groups: with another one the page would be listened to anew at each render.
  const ids = useMemo(() => groupsFor(offered), [offered])
  const [nav, setNav] = useState<HTMLElement | null>(null)
  const { current, choose } = useCurrentGroup(nav, ids)
  return (
    <Nav ref={setNav} aria-label={copy.index}>
      <Glass />
      <Console>
        <Keys>
          {ids.map((id) => {
            const { title, Icon } = groups[id]
            return (
              <li key={id}>
                <Key
                  type="button"
                  aria-current={id === current ? 'location' : undefined}
                  onClick={() => choose(id)}
                >
                  <Icon aria-hidden />
                  <span>{title}</span>
                </Key>
              </li>
            )
          })}
        </Keys>
        <Instruments />
      </Console>
    </Nav>
  )
}

/** Which group is read, and the way to another: the one that was chosen or is worked in, until the member scrolls on. */
function useCurrentGroup(nav: HTMLElement | null, ids: readonly GroupId[]) {
  const [current, setCurrent] = useState<GroupId>('notices')
  const chosenAt = useRef<number | null>(null)
  useEffect(() => {
    if (!nav) return undefined
    const scroller = scrollerOf(nav)
    const look = () => {
      if (chosenAt.current === scroller.scrollTop) return
      chosenAt.current = null
      setCurrent(readIn(scroller, ids))
    }
    // What is worked with was scrolled to before it is heard of here.
    const work = ({ target }: Event) => {
      const id = ids.find((one) =>
        document.getElementById(titleIdOf(one))?.parentElement?.contains(target as Node),
      )
      if (!id) return
      chosenAt.current = scroller.scrollTop
      setCurrent(id)
    }
    const ending = new AbortController()
    document.addEventListener('focusin', work, { signal: ending.signal })
    scroller.addEventListener('scroll', look, { passive: true, signal: ending.signal })
    addEventListener('resize', look, { signal: ending.signal })
    return () => ending.abort()
  }, [nav, ids])
  const choose = (id: GroupId) => {
    goTo(titleIdOf(id))
    chosenAt.current = nav && scrollerOf(nav).scrollTop
    setCurrent(id)
  }
  return { current, choose }
}

/** The last group over a line that goes down the window as far as the page was scrolled, so that each has its turn. */
function readIn(scroller: HTMLElement, ids: readonly GroupId[]): GroupId {
  const { scrollTop, scrollHeight, clientHeight } = scroller
  const share = scrollTop / Math.max(1, scrollHeight - clientHeight)
  const line = scroller.getBoundingClientRect().top + share * clientHeight
  const begun = ids
    .map((id) => ({
      id,
      top: document.getElementById(titleIdOf(id))?.getBoundingClientRect().top ?? Infinity,
    }))
    .filter(({ top }) => top <= line)
  // Of two beside each other the first.
  const last = Math.max(...begun.map(({ top }) => top))
  return begun.find(({ top }) => top > last - 1)?.id ?? 'notices'
}
