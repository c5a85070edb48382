import { useEffect, useEffectEvent, useState } from 'react'
import type { FromReader, OpenBook } from '#shared/reader.ts'
import { fromReader } from './from-reader.ts'

/**
 * The line to a frame that shows a book. What it says is believed only where it is one of a few things.
 * @param bytes handed over as soon as they and the frame are there
 * @returns opens the line, once the frame is loaded
 */
export function useBookPort(bytes: ArrayBuffer | undefined, listener: (message: FromReader) => void) {
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
    if (port && bytes) port.postMessage(bytes)
  }, [port, bytes])
  return (frame: HTMLIFrameElement, message: OpenBook) => {
    const { port1, port2 } = new MessageChannel()
    frame.contentWindow?.postMessage(message, new URL(frame.src).origin, [port2])
    setPort(port1)
  }
}
