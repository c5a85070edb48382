import { powerMonitor } from 'electron'
import type { Choices } from '../settings/choices.ts'

/** Milliseconds that a timer is asked for at most: it takes less than a month. */
const LONGEST = 24 * 60 * 60 * 1000

/** Switches 'No molestar' off when its tomorrow has come. A timer stands still while the machine sleeps. */
export function endQuiet(choices: Choices): void {
  let timer: NodeJS.Timeout | undefined
  const arm = () => {
    clearTimeout(timer)
    const { quietUntil } = choices.current
    if (typeof quietUntil !== 'number') return
    const rest = quietUntil - Date.now()
    if (rest > 0) timer = setTimeout(arm, Math.min(rest, LONGEST))
    else choices.change({ quietUntil: null })
  }
  choices.follow(({ quietUntil }) => quietUntil, arm)
  powerMonitor.on('resume', arm)
}
