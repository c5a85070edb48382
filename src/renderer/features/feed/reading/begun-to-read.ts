/** Milliseconds after which somebody who has touched nothing may be reading all the same. */
const MOMENT = 10_000

let lastTouch = -Infinity
const note = () => {
  lastTouch = performance.now()
}
for (const type of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(type, note, { capture: true, passive: true })

/** When each list was on screen for the first time since the app has started, by `performance.now()`. */
const shownSince = new Map<string, number>()

/** @param list names what has come on screen */
export function noteShown(list: string): void {
  if (!shownSince.has(list)) shownSince.set(list, performance.now())
}

/**
 * Whether somebody can have begun to read a list since the app has started: what they see then stays in its place. What
 * was touched before it came on screen has only led there.
 */
export function canHaveBegunToRead(list: string): boolean {
  const since = shownSince.get(list)
  return since !== undefined && (lastTouch > since || performance.now() >= since + MOMENT)
}
