import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { MemberCard } from './profile.ts'

/** A card that is open, at a name or a picture. */
export interface OpenCard {
  readonly member: MemberCard
  readonly anchor: HTMLElement
  /** Whether it was asked for by key: it then has the focus, and stays until that leaves it. */
  readonly isByKey: boolean
}

/** In the member's own store: whoever signs in next finds none open. */
const openCardAtom = atom<OpenCard | null>(null)

export const useOpenCard = () => useAtomValue(openCardAtom)

/** The key that opens the card of the name that has the focus. */
const CARD_KEY = 'I'

/** Milliseconds that the mouse rests on a name before its card comes, and that it may be on its way to the card. */
const [REST, GRACE] = [400, 200]

// There is one mouse: what it is about to open or to leave, the next thing that it does decides anew.
let pending: ReturnType<typeof setTimeout> | undefined

function afterwards(milliseconds: number, act: () => void): void {
  clearTimeout(pending)
  pending = setTimeout(act, milliseconds)
}

/** Opens the card of a member from their name or picture. To be spread over the link; of oneself there is no card. */
export function useCardOpener(member: MemberCard) {
  const { id, store } = useMember()
  const setCard = useSetAtom(openCardAtom)
  if (member.id === id) return {}
  const open = (anchor: HTMLElement, isByKey: boolean) => setCard({ member, anchor, isByKey })
  return {
    'aria-keyshortcuts': CARD_KEY,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') return
      if (store.get(openCardAtom)?.member.id === member.id) return clearTimeout(pending)
      afterwards(REST, () => open(currentTarget, false))
    },
    onPointerLeave: () => leave(store.get(openCardAtom), () => setCard(null)),
    // Who presses wants to go there, and no card.
    onPointerDown: () => clearTimeout(pending),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      if (isHeld || event.key.toUpperCase() !== CARD_KEY) return
      event.preventDefault()
      clearTimeout(pending)
      open(event.currentTarget, true)
    },
  }
}

function leave(card: OpenCard | null, close: () => void): void {
  if (card?.isByKey) return
  afterwards(card ? GRACE : 0, close)
}

/** Keeps the open card while the mouse is on it. */
export function useCardHold(card: OpenCard) {
  const close = useCloseCard()
  return { onPointerEnter: () => clearTimeout(pending), onPointerLeave: () => leave(card, close) }
}

export function useCloseCard(): () => void {
  const setCard = useSetAtom(openCardAtom)
  return () => {
    clearTimeout(pending)
    setCard(null)
  }
}
