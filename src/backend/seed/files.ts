import type { Client } from './access.ts'

const bucket = 'user-assets'

/**
 * Uploads a demo file unless it is there.
 * @returns its address as rows keep it: bucket and path, which stay true whatever port the backend has
 */
export async function upload(
  client: Client,
  path: string,
  content: Buffer | string,
  type: string,
): Promise<string> {
  const body = new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type })
  const { error } = await client.storage.from(bucket).upload(path, body)
  if (error && !/already exists/i.test(error.message)) {
    throw new Error(`Seeding the file ${path} failed: ${error.message}`)
  }
  return `${bucket}/${path}`
}
