// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Book } from '../book.ts'
import { printTools } from './print-tools.ts'

const print = vi.fn()
const takeAway = vi.fn()
const layForPrint = vi.fn<Book['layForPrint']>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('print', print)
  document.body.replaceChildren()
})

function open() {
  const book = { scroller: document.createElement('div'), layForPrint } as unknown as Book
  const tools = printTools(() => book)
  document.body.append(tools.element)
  const status = () => tools.element.querySelector('[role=status]')?.textContent
  const button = () => tools.element.querySelector<HTMLButtonElement>('button:not([hidden])')
  return { tools, status, button }
}

const escape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))

/** A book that is laid until it is told to stop. */
const endless: Book['layForPrint'] = (progress, signal) => {
  progress(12, 200)
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

it('prints what was laid, and takes it away again; asked for twice it prints once', async () => {
  const { tools, status, button } = open()
  layForPrint.mockImplementation(async () => {
    expect([status(), button()?.textContent]).toEqual(['Preparando la impresión…', 'Cancelar'])
    return takeAway
  })
  print.mockImplementation(() => expect(takeAway).not.toHaveBeenCalled())
  await Promise.all([tools.print(), tools.print()])
  expect(print).toHaveBeenCalledOnce()
  expect(takeAway).toHaveBeenCalledOnce()
  expect([status(), button()]).toEqual(['', null])
})

it.each([
  ['Escape', escape],
  ['its button', () => document.querySelector('button')?.click()],
])('is ended by %s while it gets ready', async (_name, end) => {
  const { tools, status } = open()
  layForPrint.mockImplementation(endless)
  const done = tools.print()
  expect(document.body.textContent).toContain('12 de 200')
  end()
  await done
  expect([status(), print.mock.calls]).toEqual(['', []])
  layForPrint.mockResolvedValueOnce(takeAway)
  await tools.print()
  expect(print).toHaveBeenCalledOnce()
})

it('shows no progress of a book that was ended', async () => {
  const { tools } = open()
  layForPrint.mockImplementationOnce(async (progress, signal) => {
    escape()
    progress(13, 200)
    signal.throwIfAborted()
    return takeAway
  })
  await tools.print()
  expect(document.body.textContent).not.toContain('13 de 200')
})

it('does not print what was ended in the last moment', async () => {
  const { tools } = open()
  layForPrint.mockImplementationOnce(async () => {
    escape()
    return takeAway
  })
  await tools.print()
  expect(print).not.toHaveBeenCalled()
  expect(takeAway).toHaveBeenCalledOnce()
})

it('says that a book is too long, until it is closed', async () => {
  const { tools, status, button } = open()
  layForPrint.mockResolvedValueOnce(null)
  await tools.print()
  expect(status()).toBe('Esta obra es demasiado larga para imprimirla: el máximo son 300 páginas.')
  expect(print).not.toHaveBeenCalled()
  expect(button()?.textContent).toBe('Cerrar')
  button()?.click()
  expect([status(), button()]).toEqual(['', null])
})

it('says that it could not be made ready, and why in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { tools, status } = open()
  layForPrint.mockRejectedValueOnce(new Error('no memory'))
  await tools.print()
  expect(status()).toBe('No se pudo preparar la impresión.')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
