import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { download } from '#renderer/server/until-silent.ts'

/** Most copies kept; the oldest is removed first. */
const MOST_KEPT = 60

/** Addresses of the finished copies, by address of the picture. */
export const smallCopiesAtom = atom<ReadonlyMap<string, string>>(new Map())

interface Order extends PromiseWithResolvers<string> {
  /** How many callers wait for it. */
  waiting: number
}

const orders = new Map<string, Order>()
let isAtWork = false

/**
 * Makes a copy of a large picture, of the size of the pictures that the app stores. One at a time and in a worker,
 * since the whole picture is in memory meanwhile. The latest request is served first: it is the one in view.
 * @param signal aborted when the caller no longer waits; unwanted copies are not made
 * @returns the copy's address in this window
 * @throws if the picture cannot be loaded or drawn; `AbortError`
 */
export function smallCopy(address: string, signal?: AbortSignal): Promise<string> {
  const known = store.get(smallCopiesAtom).get(address)
  if (known !== undefined) return Promise.resolve(known)
  if (signal?.aborted) return Promise.reject(nobodyWaits())
  const order = orders.get(address) ?? { ...Promise.withResolvers<string>(), waiting: 0 }
  order.waiting += 1
  signal?.addEventListener('abort', () => (order.waiting -= 1), { once: true })
  orders.set(address, order)
  if (!isAtWork) void workOff()
  return order.promise
}

/** Forgets all copies, including those in progress: they may be of private pictures, and their member is leaving. */
export function forgetSmallCopies(): void {
  dropOrders()
  for (const copy of store.get(smallCopiesAtom).values()) URL.revokeObjectURL(copy)
  store.set(smallCopiesAtom, new Map())
}

async function workOff(): Promise<void> {
  isAtWork = true
  for (let next = newest(); next; next = newest()) await make(...next)
  dropOrders()
  isAtWork = false
}

const newest = () => [...orders].findLast(([, { waiting }]) => waiting > 0)

async function make(address: string, order: Order): Promise<void> {
  try {
    const picture = await shrink(await download(address))
    // Forgotten meanwhile.
    if (orders.get(address) !== order) return
    const copy = URL.createObjectURL(picture)
    keep(address, copy)
    order.resolve(copy)
  } catch (cause) {
    order.reject(cause)
  } finally {
    if (orders.get(address) === order) orders.delete(address)
  }
}

function keep(address: string, copy: string): void {
  const all = [...store.get(smallCopiesAtom), [address, copy] as const]
  for (const [, old] of all.slice(0, -MOST_KEPT)) URL.revokeObjectURL(old)
  store.set(smallCopiesAtom, new Map(all.slice(-MOST_KEPT)))
}

function dropOrders(): void {
  for (const { reject } of orders.values()) reject(nobodyWaits())
  orders.clear()
}

const nobodyWaits = () => new DOMException('nobody waits for it', 'AbortError')

/** Shrinks a picture in a worker of its own, whose memory is freed with it. @throws if it cannot be drawn */
async function shrink(picture: Blob): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const worker = new Worker(new URL('./shrink-picture.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Blob | Error>) =>
    data instanceof Blob ? resolve(data) : reject(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(picture)
  return promise.finally(() => worker.terminate())
}
