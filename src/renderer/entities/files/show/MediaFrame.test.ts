import { expect, it } from 'vitest'
import { frameHeight, frameOf } from './MediaFrame.tsx'

const frame = (width: number | null, height: number | null, isVideo = false) =>
  frameOf({ isVideo, width, height })

it('has the proportions of the picture, however tall or wide', () => {
  expect(frame(1600, 900).ratio).toBeCloseTo(16 / 9)
  expect(frame(900, 1200).ratio).toBe(0.75)
  expect(frame(300, 900).ratio).toBeCloseTo(1 / 3)
  expect(frame(2000, 400).ratio).toBe(5)
})

it('leaves room around what would be a line', () => {
  expect(frame(100, 6000).ratio).toBe(1 / 8)
  expect(frame(6000, 100).ratio).toBe(8)
})

it('leaves the controls of a video their room', () => {
  expect(frame(100, 6000, true)).toEqual({ ratio: 4 / 9, maxWidth: 240 })
  expect(frame(90, 160, true).maxWidth).toBe(240)
})

it('has a usual form where nobody told', () => {
  expect(frame(null, null).ratio).toBeCloseTo(4 / 3)
})

it('is as wide as the column and never higher than a window shows', () => {
  expect(frameHeight(frame(1000, 500), 560)).toBe(280)
  expect(frameHeight(frame(1000, 500), 300)).toBe(150)
  expect(frameHeight(frame(1000, 1000), 560)).toBe(540)
  expect(frameHeight(frame(1000, 4000), 560)).toBe(540)
  expect(frameHeight(frame(2000, 250), 560)).toBe(70)
})

it('enlarges no picture', () => {
  expect(frameHeight(frame(400, 300), 560)).toBe(300)
  expect(frame(40, 40).maxWidth).toBeLessThan(70)
})
