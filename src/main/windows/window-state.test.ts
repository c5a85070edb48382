import { describe, expect, it } from 'vitest'
import { boundsOnScreen, windowState } from './window-state.ts'

const left = { x: 0, y: 0, width: 1920, height: 1040 }
const right = { x: 1920, y: 0, width: 1280, height: 984 }
const at = (x: number, y: number, width = 1000, height = 700) => ({ x, y, width, height })

describe('boundsOnScreen', () => {
  it('restores a window that lies on a screen as it was', () => {
    expect(boundsOnScreen(at(100, 50), [left])).toEqual({ x: 100, y: 50, width: 1000, height: 700 })
  })

  it('starts with 1280 × 800 in the middle when nothing is stored', () => {
    expect(boundsOnScreen(null, [left])).toEqual({ width: 1280, height: 800 })
  })

  it('keeps the size of a window whose screen is gone and brings it to the nearest one', () => {
    expect(boundsOnScreen(at(2000, 50), [left])).toEqual({ x: 920, y: 50, width: 1000, height: 700 })
    expect(boundsOnScreen(at(4000, 50), [left, right])).toMatchObject({ x: 2200 })
  })

  it('leaves the place of a window to the system where none was told', () => {
    expect(boundsOnScreen({ width: 3000, height: 700 }, [left])).toEqual({ width: 1920, height: 700 })
  })

  it('starts in the middle where there is no screen', () => {
    expect(boundsOnScreen(at(2000, 50), [])).toEqual({ width: 1280, height: 800 })
  })

  it('moves a window that sticks out back onto the screen it is mostly on', () => {
    expect(boundsOnScreen(at(1800, 900), [left, right])).toMatchObject({ x: 1920, y: 284 })
    expect(boundsOnScreen(at(-500, -20), [left, right])).toMatchObject({ x: 0, y: 0 })
  })

  it('shrinks a window that is larger than its screen and never goes below the smallest size', () => {
    expect(boundsOnScreen(at(0, 0, 5000, 5000), [left])).toEqual(left)
    expect(boundsOnScreen(at(0, 0, 10, 10), [left])).toMatchObject({ width: 720, height: 560 })
  })
})

it('reads what was stored before full screen was', () => {
  const stored = { ...at(0, 0), maximized: true }
  expect(windowState.parse(stored)).toEqual({ ...stored, fullScreen: false })
})
