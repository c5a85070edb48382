import { z } from 'zod'
import type { Quiet } from '#shared/preferences.ts'
import type { Log } from '../log.ts'
import { Observable } from '../observable.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'
import { quietAt, quietUntil } from './quiet.ts'

/** Steps of the zoom, each 20 % of the one before: from about half to two and a half times the size. */
const ZOOM = { least: -3, most: 5, step: 0.5 }

/** A level of zoom some steps further, or without steps that of the real size. */
const zoomed = (level: number, steps: number): number =>
  steps === 0 ? 0 : Math.min(Math.max(level + steps * ZOOM.step, ZOOM.least), ZOOM.most)

/** Each choice is read by itself: an unreadable one has its default, and the others stay. */
const stored = z.object({
  quietUntil: z.union([z.int().positive(), z.literal('switched-off'), z.null()]).catch(null),
  namesOnly: z.boolean().catch(false),
  closesToTray: z.boolean().optional().catch(undefined),
  /** Whether it was said that the program goes on in the tray. */
  toldOfTray: z.boolean().catch(false),
  makesSound: z.boolean().catch(true),
  checksSpelling: z.boolean().catch(true),
  spellingLanguages: z.array(z.string().min(2).max(40)).max(20).catch(['es', 'en-US']),
  usesGraphics: z.boolean().catch(true),
  /** Starts in a row in which the graphics were lost. */
  graphicsLosses: z.int().min(0).catch(0),
  zoomLevel: z.number().min(ZOOM.least).max(ZOOM.most).catch(0),
})

export type Chosen = Readonly<z.infer<typeof stored>>

/** The member's choices about the program on this machine, persisted in `preferences.json`. */
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

  /** 'No molestar', as it is now. */
  get quiet(): Quiet {
    return quietAt(new Date(), this.current.quietUntil)
  }

  /** Stores what is named, then calls those who follow it. */
  change(some: Partial<Chosen>): void {
    const chosen = { ...this.current, ...some }
    try {
      writeJsonFile(this.#file, chosen)
    } catch (error) {
      // A full disk, say: it counts until the program ends.
      this.#log.warn('what was chosen was not stored', error)
    }
    this.#chosen.change(chosen)
  }

  readonly changeQuiet = (quiet: Quiet): void => this.change({ quietUntil: quietUntil(quiet, new Date()) })

  /** Zooms by some steps, or without steps to the real size. */
  readonly zoom = (steps: number): void => this.change({ zoomLevel: zoomed(this.current.zoomLevel, steps) })

  /** Calls the listener with a part of it, now and whenever that part has changed. @returns ends that */
  follow<Part>(select: (chosen: Chosen) => Part, listener: (part: Part) => void): () => void {
    const part = new Observable(select(this.current))
    const end = this.#chosen.onChange((chosen) => part.change(select(chosen)))
    part.follow(listener)
    return end
  }
}
