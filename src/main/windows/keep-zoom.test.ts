import { expect, it, vi } from 'vitest'
import { keepZoom } from './keep-zoom.ts'
import { fakeWindow } from './testing/fake-window.ts'

it('shows each page as large as the last one, and hears the wheel', () => {
  const { fake, window } = fakeWindow()
  const zoomBy = vi.fn()
  let level = 1
  keepZoom(window, () => level, zoomBy)
  fake.webContents.emit('did-navigate')
  level = 2
  fake.webContents.emit('did-navigate')
  expect(fake.webContents.setZoomLevel.mock.calls).toEqual([[1], [2]])
  fake.webContents.emit('zoom-changed', {}, 'in')
  fake.webContents.emit('zoom-changed', {}, 'out')
  expect(zoomBy.mock.calls).toEqual([[1], [-1]])
})
