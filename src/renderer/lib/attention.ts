let lastInput = -Infinity
let lastFocus = -Infinity

for (const type of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(type, () => void (lastInput = performance.now()), { capture: true, passive: true })
addEventListener('focus', () => void (lastFocus = performance.now()))

/** When the member last used the keyboard, pointer or wheel, by `performance.now()`; `-Infinity` if never. */
export const lastInputAt = (): number => lastInput

/** Milliseconds without input after which nobody seems to be there. */
const ATTENTION = 120_000

/** Whether somebody seems to be at the window: it has the focus, and was opened, entered or used lately. */
export const isAttended = (): boolean =>
  document.visibilityState === 'visible' &&
  document.hasFocus() &&
  performance.now() - Math.max(0, lastInput, lastFocus) < ATTENTION
