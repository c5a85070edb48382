import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { writePrivateFile, type DataFolder } from './folder.ts'

const keysSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
})

export type Keys = z.infer<typeof keysSchema>

/** Random keys, generated for each data folder and never committed. */
export function generateKeys(): Keys {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }
}

/**
 * The folder's keys, generated at its first start, so that sessions and configured apps stay valid over restarts.
 * @throws StartError if the file is damaged (new keys would silently sign everybody out)
 */
export async function folderKeys(folder: DataFolder): Promise<Keys> {
  const content = await readFile(folder.keys, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null
    throw new StartError(`The keys ${folder.keys} cannot be read: ${cause.message}`)
  })
  if (content !== null) return parseKeys(folder, content)
  const keys = generateKeys()
  await writePrivateFile(folder.keys, JSON.stringify(keys))
  return keys
}

function parseKeys(folder: DataFolder, content: string): Keys {
  try {
    return keysSchema.parse(JSON.parse(content))
  } catch (cause) {
    throw new StartError(`The keys ${folder.keys} are damaged; delete the file to make new ones.`, { cause })
  }
}
