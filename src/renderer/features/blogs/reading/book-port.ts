import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { externalAddress } from '#shared/external-address.ts'
import { PLACE_LIMIT, TEXT_SIZES, type FromReader, type OpenBook, type ToReader } from '#shared/reader.ts'
import { copy } from '../copy.ts'

interface BookPort {
  /** Handed over as soon as they and the frame are there. */
  readonly bytes: ArrayBuffer | undefined
  /** Pixels of the frame that lie under the page's own head. */
  readonly head: number
  readonly listener: (message: FromReader) => void
}

/**
 * The line to a frame that shows a book. What it says is believed only where it is one of a few things.
 * @returns `open` opens the line, once the frame is loaded; `ask` has the frame look for words, or print the book
 */
export function useBookPort({ bytes, head, listener }: BookPort) {
  const [port, setPort] = useState<MessagePort | null>(null)
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const message = fromReader(data)
    if (message) listener(message)
    else console.warn('The reader says what it may not')
  })
  useEffect(() => {
    if (!port) return undefined
    port.addEventListener('message', (event) => hear(event))
    port.start()
    return () => port.close()
  }, [port])
  useEffect(() => {
    if (port && bytes) port.postMessage(bytes satisfies ToReader)
  }, [port, bytes])
  useEffect(() => {
    port?.postMessage({ type: 'head', height: head } satisfies ToReader)
  }, [port, head])
  const open = (frame: HTMLIFrameElement, message: OpenBook) => {
    const { port1, port2 } = new MessageChannel()
    frame.contentWindow?.postMessage(message, new URL(frame.src).origin, [port2])
    setPort(port1)
  }
  const ask = (type: 'search' | 'print') => port?.postMessage({ type } satisfies ToReader)
  return { open, ask }
}

/** Characters of an address that are shown; its host stands first. */
const SHOWN = 300

const texts = copy.reader.link

/** Opens a link of a book outside, once the member has seen where it leads and agrees. One at a time. */
export function useFollowLink(): (url: string) => Promise<void> {
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  const isAsking = useRef(false)
  return async (url) => {
    const address = externalAddress(url)
    if (address === null || isAsking.current) return
    isAsking.current = true
    const description = address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address
    const agrees = await confirm({ title: texts.question, description, confirmLabel: texts.open })
    isAsking.current = false
    if (!agrees) return
    await unwrap(desktop.app.openExternal(address)).catch((cause: unknown) =>
      reportFailure(texts.failed, cause),
    )
  }
}

/** Longest address that is offered to be opened. */
const ADDRESS_LIMIT = 2000

/**
 * What the frame says, where it is something that it may say: a file that got hold of the frame could say no more either.
 * @returns `null` for anything else
 */
export function fromReader(data: unknown): FromReader | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, reason, place, isDown, size, url } = data as Readonly<Record<string, unknown>>
  if (type === 'shown') return { type }
  if (type === 'failed' && (reason === 'broken' || reason === 'encrypted')) return { type, reason }
  if (type === 'moved' && isShort(place, PLACE_LIMIT)) return { type, place }
  if (type === 'turned' && typeof isDown === 'boolean') return { type, isDown }
  if (type === 'sized' && typeof size === 'number' && size in TEXT_SIZES.pixels) return { type, size }
  return type === 'link' && isShort(url, ADDRESS_LIMIT) ? { type, url } : null
}

const isShort = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.length <= limit

/** Where reading was left in each book, in words of the frame that shows it; by id of the blog post. */
export const bookPlaces = memberMap('book-place', z.string().check(z.maxLength(PLACE_LIMIT)))

/** How large the member reads texts, in every book: index of `TEXT_SIZES`. */
export const textSize = memberMap(
  'text-size',
  z.int().check(z.minimum(0), z.maximum(TEXT_SIZES.pixels.length - 1)),
)
