import type { Mutation } from './mutations.ts'
import { pgtapFiles, readPgtapFile } from '../db/support/pgtap.ts'

/** The same rule of several tables has one name. */
const nameOf = ({ rule }: Mutation): string => rule.replace(/ on .*$/, '')

/** Guesses which pgTAP file notices a change, so that few are run in vain. It decides the order only. */
export class NoticingFiles {
  /** Those first that noticed something last. */
  #files = pgtapFiles()
  readonly #texts = new Map(this.#files.map((file) => [file, readPgtapFile(file)]))
  readonly #lastFor = new Map<string, string>()

  /** All files: first the one that noticed the same rule elsewhere, then those that mention the table or function most. */
  likelyFirst(mutation: Mutation): string[] {
    const known = this.#lastFor.get(nameOf(mutation))
    const about = mutation.about.replace(/^storage\./, '')
    const score = new Map(
      this.#files.map((file) => [file, file === known ? Infinity : this.#mentions(file, about)]),
    )
    return this.#files.toSorted((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0))
  }

  remember(mutation: Mutation, file: string): void {
    this.#lastFor.set(nameOf(mutation), file)
    this.#files = [file, ...this.#files.filter((other) => other !== file)]
  }

  #mentions(file: string, name: string): number {
    return (this.#texts.get(file) ?? '').split(name).length - 1
  }
}
