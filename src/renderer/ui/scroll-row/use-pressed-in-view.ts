import { useEffect, type RefObject } from 'react'

/** Keeps the pressed button of a row in its middle whenever another one is pressed, or the room for the row changes. */
export function usePressedInView(ref: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const row = ref.current
    const pressed = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!row || !pressed) return
    const show = () => {
      row.scrollLeft = pressed.offsetLeft + (pressed.offsetWidth - row.clientWidth) / 2
    }
    const resizes = new ResizeObserver(show)
    for (const element of [row, pressed]) resizes.observe(element)
    return () => resizes.disconnect()
  }, [ref, shown])
}
