import { vi } from 'vitest'

/** Lets every picture that is loaded by code come, of so many pixels; here none would. */
export function picturesCome(width = 64, height = 64): void {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.onload?.(new Event('load')))
  })
}

/** Lets no picture that is loaded by code come. @returns is called for each that is asked for */
export function picturesFail() {
  return vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => this.onerror?.(new Event('error')))
  })
}
