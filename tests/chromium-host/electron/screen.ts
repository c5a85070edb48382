import { EventEmitter } from 'node:events'
import { afterReady } from './readiness.ts'

const AREA = { x: 0, y: 0, width: 1920, height: 1080 }
const DISPLAY = {
  id: 1,
  bounds: AREA,
  workArea: AREA,
  workAreaSize: AREA,
  size: AREA,
  scaleFactor: 1,
  rotation: 0,
}

const real = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => DISPLAY,
  getAllDisplays: () => [DISPLAY],
  getDisplayMatching: () => DISPLAY,
  getDisplayNearestPoint: () => DISPLAY,
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
})

/** One display of a fixed size; whatever is asked of it before the app is ready throws. */
export const screen = new Proxy(real, {
  get(target, name, receiver) {
    afterReady("The 'screen' module can't be used before the app 'ready' event")
    return Reflect.get(target, name, receiver)
  },
})
