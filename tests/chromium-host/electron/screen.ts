import { EventEmitter } from 'node:events'
import { afterReady } from './readiness.ts'

const AREA = { x: 0, y: 0, width: 1920, height: 1080 }
const real = Object.assign(new EventEmitter(), {
  getAllDisplays: () => [{ id: 1, bounds: AREA, workArea: AREA, scaleFactor: 1 }],
})

/** One display of a fixed size; whatever is asked of it before the app is ready throws. */
export const screen = new Proxy(real, {
  get(target, name, receiver) {
    afterReady("The 'screen' module can't be used before the app 'ready' event")
    return Reflect.get(target, name, receiver)
  },
})
