import { readFileSync } from 'node:fs'
import { createCodec } from './codec.ts'
import { installIsolatedWorld, type PreloadProcess } from './isolated-world.ts'
import { installMainWorld } from './main-world.ts'
import { createWorldPort } from './world-port.ts'

/** Name of the preload's isolated world, of the binding it sends with and of the function it receives with. */
export const PRELOAD_WORLD = 'preload'
export const SEND_BINDING = '__hostSend'
export const RECEIVE_FUNCTION = '__hostReceive'

const call = (fn: (...args: never[]) => unknown, ...args: string[]) => `(${fn})(${args.join(', ')})`
const json = (value: unknown) => JSON.stringify(value)
/** Like Electron's own preload without `nodeIntegrationInSubFrames`: only the top frame. */
const inTopFrame = (body: string) => `if (window === window.top) {\n${body}\n}`

export function mainWorldSource(token: string, schemes: readonly string[]): string {
  const port = call(createWorldPort, json(`${token}-up`), json(`${token}-down`))
  return inTopFrame(call(installMainWorld, port, json(schemes)))
}

/** @param preload absolute path of a CommonJS preload */
export function isolatedWorldSource(
  token: string,
  preload: string | undefined,
  process: PreloadProcess,
): string {
  const port = call(createWorldPort, json(`${token}-down`), json(`${token}-up`))
  const base64 = '{ encode: (bytes) => bytes.toBase64(), decode: (text) => Uint8Array.fromBase64(text) }'
  const world = call(installIsolatedWorld, port, call(createCodec, base64), SEND_BINDING, json(process))
  const script = preload === undefined ? '' : readFileSync(preload, 'utf8')
  return inTopFrame(`const host = ${world}
globalThis.${RECEIVE_FUNCTION} = host.receive
;(function (require, process, module, exports) {
${script}
}).call(undefined, host.require, host.process, ...((module) => [module, module.exports])({ exports: {} }))`)
}
