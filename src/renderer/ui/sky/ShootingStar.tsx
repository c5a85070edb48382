import { keyframes, styled } from '@mui/material/styles'
import { atom, useAtom } from 'jotai'
import { store } from '#renderer/lib/store.ts'

const isFallingAtom = atom(false)

/** Lets one star fall, once: when a member signs in, and for good news. */
export const letStarFall = () => store.set(isFallingAtom, true)

const fall = keyframes({
  from: { opacity: 0, transform: 'rotate(152deg) translateX(0)' },
  '30%': { opacity: 1 },
  to: { opacity: 0, transform: 'rotate(152deg) translateX(320px)' },
})

/** The head is at the right before the rotation. */
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

/** The shooting star: an element that lives as long as its animation. */
export function ShootingStar() {
  const [isFalling, setIsFalling] = useAtom(isFallingAtom, { store })
  return isFalling && <Trail data-decoration="shooting-star" onAnimationEnd={() => setIsFalling(false)} />
}
