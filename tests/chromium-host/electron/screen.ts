import { EventEmitter } from 'node:events'

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

/** One display of a fixed size. */
export const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => DISPLAY,
  getAllDisplays: () => [DISPLAY],
  getDisplayMatching: () => DISPLAY,
  getDisplayNearestPoint: () => DISPLAY,
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
})
