import { writeFile } from 'node:fs/promises'

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
