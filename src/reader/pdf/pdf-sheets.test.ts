// @vitest-environment jsdom
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawSheets } from './pdf-sheets.ts'

vi.mock('pdfjs-dist', () => ({ AnnotationMode: { ENABLE: 1 } }))

const A4 = [595.28, 841.89] as const
const held = new Set<string>()
/** Bytes of each picture without loss. */
let weight = 1000
let drawing: Promise<void> = Promise.resolve()
const cancel = vi.fn()
const drawn: { readonly width: number; readonly height: number; readonly intent: string }[] = []

beforeEach(() => {
  held.clear()
  drawn.length = 0
  weight = 1000
  drawing = Promise.resolve()
  URL.createObjectURL = (blob: Blob | MediaSource) => {
    const address = `blob:${held.size}-${blob instanceof Blob ? blob.type : ''}`
    held.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => void held.delete(address)
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    set(this: HTMLImageElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    },
  })
  HTMLCanvasElement.prototype.toBlob = (done, type = '') =>
    done(new Blob([type === 'image/png' ? 'x'.repeat(weight) : 'x'], { type }))
})

function document(sizes: readonly (readonly [width: number, height: number])[]) {
  const pages = sizes.map(([width, height]) => ({
    getViewport: ({ scale }: { readonly scale: number }) => ({
      width: width * scale,
      height: height * scale,
    }),
    render: ({ canvas, intent }: { readonly canvas: HTMLCanvasElement; readonly intent: string }) => {
      drawn.push({ width: canvas.width, height: canvas.height, intent })
      return { promise: drawing, cancel }
    },
    cleanup: () => true,
  }))
  const getPage = async (number: number) => pages[number - 1]
  return { numPages: sizes.length, getPage } as unknown as PDFDocumentProxy
}

const unending = new AbortController().signal

it('draws each page at 150 dots an inch, on paper of its own size', async () => {
  const progress = vi.fn()
  const { element, rules, release } = await drawSheets(document([A4, [842, 595], A4]), progress, unending)
  expect(drawn.map(({ width, height }) => [width, height])).toEqual([
    [1240, 1753],
    [1754, 1239],
    [1240, 1753],
  ])
  expect(drawn.every(({ intent }) => intent === 'print')).toBe(true)
  expect([...element.children].map(({ className }) => className)).toEqual([
    'sheet paper-0',
    'sheet paper-1',
    'sheet paper-0',
  ])
  expect([...element.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
    'Página 1',
    'Página 2',
    'Página 3',
  ])
  expect(rules).toContain('@page paper-1 { size: 842.00pt 595.00pt; margin: 0 }')
  expect(progress.mock.calls).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  expect(held.size).toBe(3)
  release()
  expect(held.size).toBe(0)
})

it('makes no picture larger than memory bears, whatever a page claims to be', async () => {
  await drawSheets(document([[14_400, 14_400]]), vi.fn(), unending)
  const [{ width = 0, height = 0 } = {}] = drawn
  expect(width * height).toBeLessThanOrEqual(8 * 1024 * 1024)
})

it('keeps letters without loss, and photographs with some', async () => {
  weight = 2 * 1024 * 1024
  await drawSheets(document([A4]), vi.fn(), unending)
  expect([...held]).toEqual(['blob:0-image/jpeg'])
})

it('stops in the middle of a page, and keeps nothing', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  cancel.mockImplementationOnce(() => reject(new Error('RenderingCancelled')))
  const ended = new AbortController()
  const progress = vi.fn((done: number) => {
    if (done === 1) drawing = promise
  })
  const sheets = drawSheets(document([A4, A4, A4]), progress, ended.signal)
  await vi.waitFor(() => expect(drawn).toHaveLength(2))
  ended.abort()
  await expect(sheets).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(drawn).toHaveLength(2)
  expect(held.size).toBe(0)
})
