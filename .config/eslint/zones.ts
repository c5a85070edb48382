import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Zone {
  readonly target: string
  readonly from: string
  readonly except?: readonly string[]
  readonly message: string
}

/** Layers of the renderer, top first; a layer imports only layers below it (design §2). */
export const RENDERER_LAYERS = [['app'], ['shell', 'features'], ['entities'], ['ui', 'lib', 'theme']]

/** Layers of main, top first; a layer imports only layers below it, and none of its neighbours. */
export const MAIN_LAYERS = [['app'], ['ipc', 'windows'], ['menus', 'platform', 'settings'], ['page']]

/** Layers of the backend, in the same way. */
export const BACKEND_LAYERS = [
  ['cli'],
  ['api', 'seed'],
  ['mailbox', 'realtime', 'storage'],
  ['auth', 'database'],
  ['data-folder'],
]

/**
 * Who may not import whom, as zones of `import-x/no-restricted-paths`. Written from the folders on disk,
 * so a new room or feature is walled off without touching this file.
 * @param root folder that holds `src`
 */
export function importZones(root: URL): readonly Zone[] {
  const features = folders(root, 'src/renderer/features')
  return [
    { target: './src', from: './tests', message: 'src never imports tests.' },
    { target: './src', from: './.config', message: 'src never imports the tooling.' },
    ...folders(root, 'src').map(roomZone),
    ...layerZones('./src/renderer', RENDERER_LAYERS),
    ...apartZones('./src/main', MAIN_LAYERS),
    ...apartZones('./src/backend', BACKEND_LAYERS),
    {
      target: layer('shell'),
      from: layer('features'),
      message: 'The shell leads to a feature by route only.',
    },
    { target: layer('features'), from: layer('shell'), message: 'Features do not know the shell.' },
    ...features.map((name) => ({
      target: layer(`features/${name}`),
      from: layer('features'),
      except: [`./${name}`],
      message: 'Features meet by route or through entities, never by import.',
    })),
  ]
}

function roomZone(room: string): Zone {
  const except = room === 'shared' ? ['./shared'] : [`./${room}`, './shared']
  const message = `src/${room} may import only ${except.map((path) => path.slice(2)).join(' and ')}.`
  return { target: `./src/${room}`, from: './src', except, message }
}

type Layers = readonly (readonly string[])[]

const layerZones = (room: string, layers: Layers): Zone[] =>
  layers.flatMap((names, depth) =>
    names.flatMap((name) =>
      layers
        .slice(0, depth)
        .flat()
        .map((upper) => ({
          target: `${room}/${name}`,
          from: `${room}/${upper}`,
          message: `${name} lies below ${upper} and may not import it.`,
        })),
    ),
  )

const neighbourZones = (room: string, layers: Layers): Zone[] =>
  layers.flatMap((names) =>
    names.flatMap((name) =>
      names
        .filter((other) => other !== name)
        .map((other) => ({
          target: `${room}/${name}`,
          from: `${room}/${other}`,
          message: `${name} and ${other} do not know each other.`,
        })),
    ),
  )

const apartZones = (room: string, layers: Layers): Zone[] => [
  ...layerZones(room, layers),
  ...neighbourZones(room, layers),
]

const layer = (name: string) => `./src/renderer/${name}`

function folders(root: URL, path: string): string[] {
  const url = new URL(`${path}/`, root)
  if (!existsSync(fileURLToPath(url))) return []
  const entries = readdirSync(url, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
