import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'

/** Steps of the zoom, each 20 % of the one before: from about half to two and a half times the size. */
const ZOOM = { least: -3, most: 5, step: 0.5 }

/** A level of zoom some steps further, or without steps that of the real size. */
export const zoomed = (level: number, steps: number): number =>
  steps === 0 ? 0 : Math.min(Math.max(level + steps * ZOOM.step, ZOOM.least), ZOOM.most)

/** What is unreadable is as it was never chosen, and takes nothing else along. */
const stored = z.object({
  quietUntil: z.union([z.int().positive(), z.literal('switched-off'), z.null()]).catch(null),
  namesOnly: z.boolean().catch(false),
  closesToTray: z.boolean().optional().catch(undefined),
  /** Whether it was said that the program goes on in the tray. */
  toldOfTray: z.boolean().catch(false),
  checksSpelling: z.boolean().catch(true),
  spellingLanguages: z.array(z.string().min(2).max(40)).max(20).catch(['es', 'en-US']),
  zoomLevel: z.number().min(ZOOM.least).max(ZOOM.most).catch(0),
})

export type Chosen = Readonly<z.infer<typeof stored>>

/** What the member has chosen of the program on this machine, kept in `preferences.json`. */
export class Choices {
  readonly #file: string
  readonly #log: Log
  readonly #listeners: (() => void)[] = []
  #chosen: Chosen

  constructor(file: string, log: Log) {
    this.#file = file
    this.#log = log
    this.#chosen = readJsonFile(file, stored) ?? stored.parse({})
  }

  get current(): Chosen {
    return this.#chosen
  }

  /** Changes what is named, and tells who listens. */
  change(some: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...some }
    try {
      writeJsonFile(this.#file, this.#chosen)
    } catch (error) {
      // A full disk, say: it counts until the program ends.
      this.#log.warn('what was chosen was not stored', error)
    }
    for (const listener of this.#listeners) listener()
  }

  /** Does something with a part of it, now and whenever that part has changed. */
  follow<Part>(select: (chosen: Chosen) => Part, act: (part: Part) => void): void {
    let known = select(this.#chosen)
    this.#listeners.push(() => {
      const next = select(this.#chosen)
      if (isDeepStrictEqual(next, known)) return
      known = next
      act(next)
    })
    act(known)
  }
}
