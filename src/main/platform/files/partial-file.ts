import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { RouteError } from '../../route-error.ts'

/** Where the parts lie until the file is complete. */
interface Parts {
  readonly handle: FileHandle
  readonly at: string
  readonly isBeside: boolean
}

/**
 * A file that arrives in parts. The parts are written beside the target and renamed once complete, so nobody finds half
 * a file. If only the target itself may be written (a save panel of macOS, a portal of Flatpak), they are written to
 * the temporary folder and copied.
 */
export class PartialFile {
  readonly #target: string
  readonly #temporary: string
  readonly #name = `.cosmia-${randomBytes(9).toString('hex')}.part`
  #parts: Parts | undefined

  /** @param temporary folder for parts that cannot lie beside the target */
  constructor(target: string, temporary: string) {
    this.#target = target
    this.#temporary = temporary
  }

  /**
   * Adds a part. After a failure nothing is left on disk and the file can be started again.
   * @throws {RouteError} `file.disk_full`, `file.unwritable`
   */
  async write(bytes: Uint8Array): Promise<void> {
    await this.#orNothing(async () => {
      this.#parts ??= await this.#begin()
      await this.#parts.handle.writeFile(bytes)
    })
  }

  /**
   * Moves the complete file to its target.
   * @throws {RouteError} like `write`
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

  /** Removes the written parts. */
  async discard(): Promise<void> {
    const parts = this.#parts
    this.#parts = undefined
    await parts?.handle.close() // closing twice does no harm
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
    // The target folder decides who else on the machine may read the file.
    return { handle: await open(at, 'wx', isBeside ? 0o666 : 0o600), at, isBeside }
  }

  async #orNothing(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (cause) {
      await this.discard().catch(() => undefined) // the first error says more
      throw new RouteError(codeOf(cause), `the file cannot be written: ${String(cause)}`, { cause })
    }
  }
}

/** Checks the target before anything is written: the member should not wait for a large file in vain. */
async function requireWritable(target: string): Promise<void> {
  const handle = await unlessMissing(open(target, 'r+'))
  if (handle) return handle.close()
  const made = await open(target, 'wx')
  await made.close()
  await rm(target, { force: true })
}

/** Copies over a target that cannot be replaced by renaming. If it does not fit, the previous content is restored. */
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

/** Copies content only: `copyFile` also sets permissions, which some targets do not allow. */
const copy = (from: string, to: string, mode = 0o666): Promise<void> =>
  pipeline(createReadStream(from), createWriteStream(to, { mode, flush: true }))

async function unlessMissing<T>(act: Promise<T>): Promise<T | undefined> {
  return act.catch((cause: unknown) => {
    if (errnoOf(cause) === 'ENOENT') return undefined
    throw cause
  })
}

const errnoOf = (cause: unknown) => String((cause as NodeJS.ErrnoException).code)

/** Errors by which systems forbid creating files beside a target that itself may be written. */
const REFUSALS = new Set(['EPERM', 'EACCES', 'EROFS'])

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const codeOf = (cause: unknown): IpcErrorCode =>
  FULL.has(errnoOf(cause)) ? 'file.disk_full' : 'file.unwritable'

/** Zone 3 is the internet. */
const FROM_THE_WEB = '[ZoneTransfer]\r\nZoneId=3\r\n'

/**
 * Marks a file as downloaded, so that Windows opens it with the usual caution. macOS does this for every file of the
 * app (`LSFileQuarantineEnabled`); Linux has no such mark, and drives without alternate streams keep none.
 */
export async function markOfTheWeb(file: string, platform: NodeJS.Platform): Promise<void> {
  if (platform !== 'win32') return
  await writeFile(`${file}:Zone.Identifier`, FROM_THE_WEB).catch(() => undefined)
}
