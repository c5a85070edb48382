import { readFileSync } from 'node:fs'
import { Codec } from './codec.ts'
import { Decoder } from './decoder.ts'
import { Encoder } from './encoder.ts'
import { installIsolatedWorld, IpcRenderer } from './isolated-world.ts'
import { MainWorld } from './main-world.ts'
import type { PreloadProcess } from './messages.ts'
import { WorldPort } from './world-port.ts'

/** Name of the preload's isolated world, of the binding it sends with and of the function it receives with. */
export const PRELOAD_WORLD = 'preload'
export const SEND_BINDING = '__hostSend'
export const RECEIVE_FUNCTION = '__hostReceive'

const json = (value: unknown) => JSON.stringify(value)
/** Like Electron without `nodeIntegrationInSubFrames`: only the top frame. */
const inTopFrame = (...lines: readonly unknown[]) => `if (window === window.top) {\n${lines.join('\n')}\n}`

export function mainWorldSource(token: string, schemes: readonly string[]): string {
  return inTopFrame(
    WorldPort,
    MainWorld,
    `const world = new MainWorld(new WorldPort(${json(`${token}-up`)}, ${json(`${token}-down`)}))`,
    'world.acceptApis()',
    'world.controlNewWindows()',
    'world.followWindow()',
    'world.askForFullScreen()',
    schemes.length ? `world.mapSchemes(${json(schemes)})` : '',
    "if (location.hostname.endsWith('.invalid')) world.refuseOfHttps()",
  )
}

/** @param preload absolute path of a CommonJS preload */
export function isolatedWorldSource(
  token: string,
  preload: string | undefined,
  process: PreloadProcess,
): string {
  const preloadProcess = { ...process, env: {}, type: 'renderer', sandboxed: true, contextIsolated: true }
  return inTopFrame(
    ...[WorldPort, Encoder, Decoder, Codec, IpcRenderer, installIsolatedWorld],
    `const port = new WorldPort(${json(`${token}-down`)}, ${json(`${token}-up`)})`,
    'const codec = new Codec({ encode: (bytes) => bytes.toBase64(), decode: (text) => Uint8Array.fromBase64(text) })',
    `const ipc = new IpcRenderer(codec, ${SEND_BINDING})`,
    `const require = installIsolatedWorld(port, codec, ipc, ${json(RECEIVE_FUNCTION)})`,
    'const module = { exports: {} };',
    '(function (require, process, module, exports) {',
    preload === undefined ? '' : readFileSync(preload, 'utf8'),
    `}).call(undefined, require, ${json(preloadProcess)}, module, module.exports)`,
  )
}
