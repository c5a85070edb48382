/** Something npm cannot give. */
export interface SystemPart {
  readonly name: string
  /** Tests that do not run without it, as in a "not run" line. */
  readonly neededFor: string
  /** Debian and Ubuntu packages that bring it. */
  readonly packages: readonly string[]
  /** How to get it elsewhere. */
  readonly elsewhere: string
  readonly isThere: () => boolean
  /** Quicker with it, the same without: nothing is said when it is missing. */
  readonly isSpare?: true
}
