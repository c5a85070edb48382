import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Zone {
  readonly target: string
  readonly from: string | readonly string[]
  readonly except?: readonly string[]
  readonly message: string
}

type Layers = readonly (readonly string[])[]

/** Layers of the renderer, top first; a layer imports only layers below it (design §2). */
export const RENDERER_LAYERS = [
  ['app'],
  ['shell', 'features'],
  ['entities'],
  ['ui'],
  ['session'],
  ['server'],
  ['lib', 'theme'],
]

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

/** Rooms that any other of the process may import: they import none of those. */
const COMMON = {
  main: ['copy', 'log', 'observable', 'route-error'],
  backend: ['http', 'log', 'paths', 'start-error'],
}

/** Rooms of the large features, top first; a room imports only rooms below it, and none of its neighbours. */
export const FEATURE_ROOMS: Readonly<Record<string, Layers>> = {
  auth: [['credentials', 'profile-type', 'recovery', 'second-step'], ['code']],
  blogs: [['library', 'reading', 'writing'], ['blog']],
  chat: [['conversation', 'friends'], ['compose', 'inbox', 'notifications'], ['outbox'], ['messages']],
  feed: [
    ['collections'],
    ['timeline', 'compose'],
    ['outbox'],
    ['card', 'greeting'],
    ['comments', 'reactions'],
    ['posts'],
  ],
  settings: [['export', 'deletion', 'second-step']],
}

/** Rooms of the entities, top first; a room imports only rooms below it. */
export const ENTITY_ROOMS: Layers = [
  ['albums', 'friends', 'pets'],
  ['files', 'member', 'second-step'],
  ['deletion', 'section', 'text', 'password', 'preferences', 'profile-page'],
]

/** The way of a file: what is picked is prepared, then uploaded, then shown. */
const FILE_ROOMS: Layers = [['crop'], ['upload', 'show'], ['pick'], ['prepare']]

/** Imports of a module that holds or observes state, or renders. */
const STATE = /from '(react|jotai|@tanstack\/[\w-]+|[\w#./]*\/(store|query-client)\.ts)'/

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
    commonZone('./src/main', COMMON.main, MAIN_LAYERS),
    commonZone('./src/backend', COMMON.backend, BACKEND_LAYERS),
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
    ...Object.entries(FEATURE_ROOMS).flatMap(([name, layers]) =>
      apartZones(layer(`features/${name}`), layers),
    ),
    ...apartZones(layer('entities'), ENTITY_ROOMS),
    ...apartZones(layer('entities/files'), FILE_ROOMS),
    {
      target: './src/renderer/**/api.ts',
      from: [layer('session'), ...stateModules(root, 'src/renderer')],
      message: 'An api function is called by what keeps state, and knows nothing of it.',
    },
  ]
}

function roomZone(room: string): Zone {
  const except = room === 'shared' ? ['./shared'] : [`./${room}`, './shared']
  const message = `src/${room} may import only ${except.map((path) => path.slice(2)).join(' and ')}.`
  return { target: `./src/${room}`, from: './src', except, message }
}

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

const commonZone = (room: string, modules: readonly string[], layers: Layers): Zone => ({
  target: `${room}/{${modules.join(',')}}.ts`,
  from: layers.flat().map((name) => `${room}/${name}`),
  message: 'What every room imports leads into none of them.',
})

/** Every module under a folder that imports state itself, and every component. */
function stateModules(root: URL, path: string): string[] {
  const url = new URL(`${path}/`, root)
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => file.endsWith('.tsx') || STATE.test(readFileSync(new URL(file, url), 'utf8')))
    .map((file) => `./${path}/${file}`)
}

const layer = (name: string) => `./src/renderer/${name}`

function folders(root: URL, path: string): string[] {
  const url = new URL(`${path}/`, root)
  if (!existsSync(fileURLToPath(url))) return []
  const entries = readdirSync(url, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
