import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { MemberCard } from './profile.ts'

/** An open member card, anchored at a name or picture. */
export interface OpenCard {
  readonly member: MemberCard
  readonly anchor: HTMLElement
  /** Opened by keyboard: the card has the focus, and stays until it loses it. */
  readonly isByKey: boolean
}

/** In the member's store, so that the next member starts without an open card. */
const openCardAtom = atom<OpenCard | null>(null)

export const useOpenCard = () => useAtomValue(openCardAtom)

/** The key that opens the card of the focused name. */
const CARD_KEY = 'I'

/** Milliseconds that the pointer must rest on a name before its card opens, and may take to reach the card. */
const [REST, GRACE] = [400, 200]

// Shared, since there is one pointer: its next move replaces what is about to open or close.
let pending: ReturnType<typeof setTimeout> | undefined

function afterwards(milliseconds: number, act: () => void): void {
  clearTimeout(pending)
  pending = setTimeout(act, milliseconds)
}

/** Handlers that open the card of a member, to spread over a link to them; none for oneself. */
export function useCardOpener(member: MemberCard) {
  const { id, store } = useMember()
  const setCard = useSetAtom(openCardAtom)
  if (member.id === id) return {}
  const open = (anchor: HTMLElement, isByKey: boolean) => {
    // The page may have changed while the pointer rested.
    if (anchor.isConnected) setCard({ member, anchor, isByKey })
  }
  return {
    'aria-keyshortcuts': CARD_KEY,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') return
      if (store.get(openCardAtom)?.member.id === member.id) return clearTimeout(pending)
      afterwards(REST, () => open(currentTarget, false))
    },
    onPointerLeave: () => leave(store.get(openCardAtom), () => setCard(null)),
    // A press follows the link, so no card.
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

/** Keeps the card open while the pointer is on it. */
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
