import { z } from 'zod'
import type { Quiet } from '#shared/preferences.ts'
import type { Log } from '../log.ts'
import { Observable } from '../observable.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'
import { quietAt, quietUntil } from './quiet.ts'

/** Zoom levels, each step 20 % larger: from about half to two and a half times the size. */
const ZOOM = { least: -3, most: 5, step: 0.5 }

/** A zoom level some steps further; without steps, the default. */
const zoomed = (level: number, steps: number): number =>
  steps === 0 ? 0 : Math.min(Math.max(level + steps * ZOOM.step, ZOOM.least), ZOOM.most)

/** Each choice is parsed separately, so an unreadable one falls back to its default without losing the others. */
const stored = z.object({
  quietUntil: z.union([z.int().positive(), z.literal('switched-off'), z.null()]).catch(null),
  namesOnly: z.boolean().catch(false),
  closesToTray: z.boolean().optional().catch(undefined),
  /** Whether the member was told that the app stays in the tray. */
  toldOfTray: z.boolean().catch(false),
  makesSound: z.boolean().catch(true),
  checksSpelling: z.boolean().catch(true),
  spellingLanguages: z.array(z.string().min(2).max(40)).max(20).catch(['es', 'en-US']),
  usesGraphics: z.boolean().catch(true),
  /** Starts in a row in which the graphics process died. */
  graphicsLosses: z.int().min(0).catch(0),
  zoomLevel: z.number().min(ZOOM.least).max(ZOOM.most).catch(0),
})

export type Chosen = Readonly<z.infer<typeof stored>>

/** The member's choices for the app on this machine, stored in `preferences.json`. */
export class Choices {
  readonly #file: string
  readonly #log: Log
  readonly #chosen: Observable<Chosen>

  constructor(file: string, log: Log) {
    this.#file = file
    this.#log = log
    this.#chosen = new Observable(readJsonFile(file, stored) ?? stored.parse({}))
  }

  get current(): Chosen {
    return this.#chosen.current
  }

  /** The current state of 'No molestar'. */
  get quiet(): Quiet {
    return quietAt(new Date(), this.current.quietUntil)
  }

  /** Stores the given choices, then calls the listeners. */
  change(some: Partial<Chosen>): void {
    const chosen = { ...this.current, ...some }
    try {
      writeJsonFile(this.#file, chosen)
    } catch (error) {
      // On a full disk, say: the choice then lasts until the app quits.
      this.#log.warn('what was chosen was not stored', error)
    }
    this.#chosen.change(chosen)
  }

  readonly changeQuiet = (quiet: Quiet): void => this.change({ quietUntil: quietUntil(quiet, new Date()) })

  /** Zooms by some steps; without steps, to the default size. */
  readonly zoom = (steps: number): void => this.change({ zoomLevel: zoomed(this.current.zoomLevel, steps) })

  /** Calls the listener with a part of the choices, now and whenever that part changes. @returns stops it */
  follow<Part>(select: (chosen: Chosen) => Part, listener: (part: Part) => void): () => void {
    const part = new Observable(select(this.current))
    const end = this.#chosen.onChange((chosen) => part.change(select(chosen)))
    part.follow(listener)
    return end
  }
}
