import { z } from 'zod/mini'
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
  quietUntil: z.catch(z.union([z.int().check(z.positive()), z.literal('switched-off'), z.null()]), null),
  namesOnly: z.catch(z.boolean(), false),
  closesToTray: z.catch(z.optional(z.boolean()), undefined),
  /** Whether the member was told that the app stays in the tray. */
  toldOfTray: z.catch(z.boolean(), false),
  makesSound: z.catch(z.boolean(), true),
  checksSpelling: z.catch(z.boolean(), true),
  spellingLanguages: z.catch(
    z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.maxLength(20)),
    ['es', 'en-US'],
  ),
  usesGraphics: z.catch(z.boolean(), true),
  /** Starts in a row in which the graphics process died. */
  graphicsLosses: z.catch(z.int().check(z.minimum(0)), 0),
  zoomLevel: z.catch(z.number().check(z.minimum(ZOOM.least), z.maximum(ZOOM.most)), 0),
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
