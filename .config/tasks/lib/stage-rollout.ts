import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Word of a new version, one for each channel, system and processor; the other files of the builder are not for apps. */
const WORD = /^(latest|beta|alpha)(-\w+)*\.yml$/

/**
 * The share of all apps that is offered what `COSMIA_UPDATE_PERCENT` is set for, `null` for all. Each app finds by a number of
 * its own whether it is one of them, and stays one as the share grows.
 * @throws Error for anything but a whole number from 1 to 100
 */
export function rolloutShare({ COSMIA_UPDATE_PERCENT: percent }: NodeJS.ProcessEnv): number | null {
  if (!percent) return null
  const share = Number(percent)
  if (Number.isInteger(share) && share >= 1 && share <= 100) return share
  throw new Error('COSMIA_UPDATE_PERCENT has to be a whole number from 1 to 100')
}

/** Has the packages in a folder offered to so many of a hundred apps. */
export function stageRollout(folder: string, share: number): void {
  for (const name of readdirSync(folder).filter((file) => WORD.test(file))) {
    const file = path.join(folder, name)
    const others = readFileSync(file, 'utf8').replaceAll(/^stagingPercentage:.*\n?/gm, '')
    writeFileSync(file, `${others.trimEnd()}\nstagingPercentage: ${share}\n`)
  }
}
