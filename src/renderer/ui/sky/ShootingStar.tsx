import { keyframes, styled } from '@mui/material/styles'
import { atom, useAtom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

const isFallingAtom = atom(false)

/** Lets one star fall, once: for who comes in, and for news. */
export const letStarFall = () => store.set(isFallingAtom, true)

const fall = keyframes({
  from: { opacity: 0, transform: 'rotate(152deg) translateX(0)' },
  '30%': { opacity: 1 },
  to: { opacity: 0, transform: 'rotate(152deg) translateX(320px)' },
})

/** Its head is at the right before it is turned. */
const Trail = styled('div')({
  position: 'absolute',
  zIndex: -1,
  top: '4%',
  left: '88%',
  width: 140,
  height: 2,
  borderRadius: 2,
  background: 'linear-gradient(to right, transparent, #F3F1FF)',
  transformOrigin: 'left',
  animation: `${fall} 700ms ease-in both`,
})

/** The star that falls, while one does: an element that goes with its animation. */
export function ShootingStar() {
  const [isFalling, setIsFalling] = useAtom(isFallingAtom, { store })
  return isFalling && <Trail data-decoration="shooting-star" onAnimationEnd={() => setIsFalling(false)} />
}
