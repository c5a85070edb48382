import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, type FileHandle, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { RouteError } from '../../route-error.ts'

/** Where the parts lie until all are there. */
interface Parts {
  readonly handle: FileHandle
  readonly at: string
  readonly isBeside: boolean
}

/**
 * A file that comes in parts. They lie beside its place, and take it once all are there: nobody ever finds half of it. Where
 * only the file itself may be written, as for what the save panel of macOS or the portal of a Flatpak vouches for, they lie
 * with what is temporary, and are copied.
 */
export class PartialFile {
  readonly #target: string
  readonly #temporary: string
  readonly #name = `.cosmia-${randomBytes(9).toString('hex')}.part`
  #parts: Parts | undefined

  /** @param temporary folder for what may not lie beside the target */
  constructor(target: string, temporary: string) {
    this.#target = target
    this.#temporary = temporary
  }

  /**
   * Adds a part. After a failure nothing is left, and the file may be begun again.
   * @throws {RouteError} `file.disk_full`, `file.unwritable`
   */
  async write(bytes: Uint8Array): Promise<void> {
    await this.#orNothing(async () => {
      this.#parts ??= await this.#begin()
      await this.#parts.handle.writeFile(bytes)
    })
  }

  /**
   * Puts the file in its place.
   * @throws {RouteError} as `write`
   */
  async finish(): Promise<void> {
    await this.#orNothing(async () => {
      if (!this.#parts) throw new Error('nothing was written')
      const { handle, at, isBeside } = this.#parts
      await handle.sync()
      await handle.close()
      if (isBeside) await rename(at, this.#target)
      else await copyOver(at, this.#target)
      await this.discard()
    })
    await markOfTheWeb(this.#target, process.platform)
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    const parts = this.#parts
    this.#parts = undefined
    await parts?.handle.close() // once more does no harm
    if (parts) await rm(parts.at, { force: true })
  }

  async #begin(): Promise<Parts> {
    try {
      return await this.#beginIn(path.dirname(this.#target), true)
    } catch (cause) {
      if (!REFUSALS.has(errnoOf(cause))) throw cause
      await requireWritable(this.#target)
      return this.#beginIn(this.#temporary, false)
    }
  }

  async #beginIn(folder: string, isBeside: boolean): Promise<Parts> {
    const at = path.join(folder, this.#name)
    // What others on the machine may read is decided by where it will lie.
    return { handle: await open(at, 'wx', isBeside ? 0o666 : 0o600), at, isBeside }
  }

  async #orNothing(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (cause) {
      await this.discard().catch(() => undefined) // what went wrong before says more
      throw new RouteError(codeOf(cause), `the file cannot be written: ${String(cause)}`, { cause })
    }
  }
}

/** Asks before anything is read for it: a member who waits for a large file should not wait for nothing. */
async function requireWritable(target: string): Promise<void> {
  const handle = await unlessMissing(open(target, 'r+'))
  if (handle) return handle.close()
  const made = await open(target, 'wx')
  await made.close()
  await rm(target, { force: true })
}

/** Copies onto a place where nothing can be put. If it does not fit, what lay there before is put back. */
async function copyOver(from: string, target: string): Promise<void> {
  const before = `${from}.before`
  try {
    const wasThere = await unlessMissing(copy(target, before, 0o600).then(() => true))
    await copy(from, target).catch(async (cause: unknown) => {
      await (wasThere ? copy(before, target) : rm(target, { force: true }))
      throw cause
    })
  } finally {
    await rm(before, { force: true })
  }
}

/** By its bytes alone: `copyFile` also sets rights, which not every such place lets be changed. */
const copy = (from: string, to: string, mode = 0o666): Promise<void> =>
  pipeline(createReadStream(from), createWriteStream(to, { mode, flush: true }))

async function unlessMissing<T>(act: Promise<T>): Promise<T | undefined> {
  return act.catch((cause: unknown) => {
    if (errnoOf(cause) === 'ENOENT') return undefined
    throw cause
  })
}

const errnoOf = (cause: unknown) => String((cause as NodeJS.ErrnoException).code)

/** How systems say that a folder is not theirs to write whom they let write one file in it. */
const REFUSALS = new Set(['EPERM', 'EACCES', 'EROFS'])

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const codeOf = (cause: unknown): IpcErrorCode =>
  FULL.has(errnoOf(cause)) ? 'file.disk_full' : 'file.unwritable'

/** Zone 3 is the internet. */
const FROM_THE_WEB = '[ZoneTransfer]\r\nZoneId=3\r\n'

/**
 * Has Windows open a file with the care that it takes with what comes from strangers. On macOS every file of ours is in
 * quarantine (`LSFileQuarantineEnabled`); Linux has no such thing, and drives without streams keep no mark.
 */
export async function markOfTheWeb(file: string, platform: NodeJS.Platform): Promise<void> {
  if (platform !== 'win32') return
  await writeFile(`${file}:Zone.Identifier`, FROM_THE_WEB).catch(() => undefined)
}
