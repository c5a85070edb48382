/** Milliseconds of a start after which somebody who has touched nothing may be reading all the same. */
const MOMENT = 10_000

let hasTouched = false
const note = () => {
  hasTouched = true
}
for (const type of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(type, note, { once: true, capture: true, passive: true })

/** Whether somebody can have begun to read since the app has started: what they see then stays in its place. */
export const canHaveBegunToRead = (): boolean => hasTouched || performance.now() > MOMENT
