import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'

// The second it waits by default is less than a busy machine needs for what a page reads and draws anew.
configure({ asyncUtilTimeout: 5_000 })

/** jsdom lays nothing out: no size ever changes there. */
class NoResizes implements ResizeObserver {
  readonly observe = () => undefined
  readonly unobserve = () => undefined
  readonly disconnect = () => undefined
}
globalThis.ResizeObserver = NoResizes

// The auth client tells its events by it to other tabs: here, to the tests of other files, whose threads share the process.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')
