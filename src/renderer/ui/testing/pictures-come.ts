import { vi } from 'vitest'

/** Makes every picture that is loaded by script load, with this size; in the test environment none would. */
export function picturesCome(width = 64, height = 64): void {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.onload?.(new Event('load')))
  })
}

/** Makes every picture that is loaded by script fail. @returns a mock called for each of them */
export function picturesFail() {
  return vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => this.onerror?.(new Event('error')))
  })
}
