import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A place on this machine where a new version lies as electron-builder puts it there, until it is closed.
 * @param served what somebody has put in the place of the program
 */
export async function startFeed(version: string, program: Buffer, served = program) {
  const name = `Cosmia-${version}.AppImage`
  const sha512 = createHash('sha512').update(program).digest('base64')
  const release = [
    `version: ${version}`,
    'files:',
    `  - url: ${name}`,
    `    sha512: ${sha512}`,
    `    size: ${program.length}`,
    `path: ${name}`,
    `sha512: ${sha512}`,
    "releaseDate: '2026-11-22T12:00:00.000Z'",
  ]
  const files: Readonly<Record<string, string | Buffer>> = {
    '/latest-linux.yml': release.join('\n'),
    '/latest-linux-arm64.yml': release.join('\n'),
    [`/${name}`]: served,
  }
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? ''
    asked.push(path)
    const file = files[path]
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, asked, close }
}
