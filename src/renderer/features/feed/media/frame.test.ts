import { expect, it } from 'vitest'
import { NO_MEDIA } from '../posts/testing/post.ts'
import { frameHeight, frameOf } from './frame.ts'

const frame = (media_width: number | null, media_height: number | null) =>
  frameOf({ ...NO_MEDIA, media_width, media_height })

it('has the proportions of the picture', () => {
  expect(frame(1600, 900).ratio).toBeCloseTo(16 / 9)
  expect(frame(900, 1200).ratio).toBe(0.75)
})

it('shows a part of what is very tall or very wide', () => {
  expect(frame(100, 6000).ratio).toBeCloseTo(2 / 3)
  expect(frame(6000, 100).ratio).toBe(3)
})

it('has a usual form where nobody told', () => {
  expect(frame(null, null).ratio).toBeCloseTo(4 / 3)
})

it('is as wide as the column and never higher than a window shows', () => {
  expect(frameHeight(frame(1000, 500), 560)).toBe(280)
  expect(frameHeight(frame(1000, 500), 300)).toBe(150)
  expect(frameHeight(frame(1000, 1000), 560)).toBe(540)
  expect(frameHeight(frame(500, 5000), 560)).toBe(540)
})

it('enlarges a picture no further than to where it can be seen', () => {
  expect(frameHeight(frame(400, 300), 560)).toBe(300)
  expect(frameHeight(frame(40, 40), 560)).toBe(160)
})
