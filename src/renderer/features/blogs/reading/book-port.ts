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
  /** Sent as soon as both they and the frame are ready. */
  readonly bytes: ArrayBuffer | undefined
  /** Pixels of the frame covered by the page's header. */
  readonly head: number
  readonly listener: (message: FromReader) => void
}

/**
 * The connection to a frame that shows a book; its messages are validated.
 * @returns `open` connects once the frame is loaded; `ask` makes the frame search or print
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

/** Displayed characters of an address; its host comes first. */
const SHOWN = 300

const texts = copy.reader.link

/** Opens a link of a book in the browser, after the member has seen its target and agreed. One at a time. */
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

/** Longest address that can be opened. */
const ADDRESS_LIMIT = 2000

/**
 * Validates a message of the frame: even a file that took over the frame could send nothing else.
 * @returns `null` for anything invalid
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

/** Reading position of each book by id of its blog post, in the format of the frame. */
export const bookPlaces = memberMap('book-place', z.string().check(z.maxLength(PLACE_LIMIT)))

/** Text size for all books: index of `TEXT_SIZES`. */
export const textSize = memberMap(
  'text-size',
  z.int().check(z.minimum(0), z.maximum(TEXT_SIZES.pixels.length - 1)),
)
