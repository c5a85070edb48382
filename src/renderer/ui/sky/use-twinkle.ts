import { useEffect, type RefObject } from 'react'
import { stars } from './star-field.ts'
import { brightnessAt } from './twinkle.ts'

/** Milliseconds between two steps of the twinkle: while the member does something, and in a window left alone. */
const STEP = { active: 500, idle: 5_000 }

/** Milliseconds after the last input from which the window counts as left alone. */
const ACTIVE_FOR = 5_000

const INPUT = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/**
 * Lets the stars in an element twinkle, for who has not asked for less motion. By a timer: an animation keeps the
 * window drawing sixty times a second, even one in steps, and every frame costs a window left open all day.
 */
export function useTwinkle(sky: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let step = 0
    let lastInput = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const noteInput = () => {
      const isBack = performance.now() - lastInput > ACTIVE_FOR
      lastInput = performance.now()
      if (isBack) goOn()
    }
    const goOn = () => {
      clearTimeout(timer)
      if (!lessMotion.matches && document.hasFocus()) draw(sky.current, ++step)
      timer = setTimeout(goOn, performance.now() - lastInput > ACTIVE_FOR ? STEP.idle : STEP.active)
    }
    timer = setTimeout(goOn, STEP.active)
    for (const type of INPUT) addEventListener(type, noteInput, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of INPUT) removeEventListener(type, noteInput, { capture: true })
    }
  }, [sky])
}

function draw(sky: HTMLElement | null, step: number): void {
  for (const [index, star] of stars.entries()) {
    const element = sky?.children[index]
    if (star.twinkles && element instanceof HTMLElement) element.style.opacity = `${brightnessAt(star, step)}`
  }
}
