import { resolve } from 'node:path'

interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null
}

/** All modules that come with one. */
function comingWith(root: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set([root])
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** All that is loaded on demand, now or ever. */
function onDemand(entry: string, context: ChunkingContext): readonly string[] {
  const reached = new Set([entry])
  const found = new Set<string>()
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const imported of dynamicallyImportedIds) found.add(imported)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) reached.add(next)
  }
  return [...found]
}

/** Parts with a large library that nothing else needs. */
const LARGE = /\/(LightboxDialog\.tsx|PictureDialog\.tsx|node_modules\/file-type\/\w+\.js)$/

/**
 * How the renderer's modules are put into files: those of every start and of the first screens by themselves, whatever is
 * asked for later in one. Left alone, that would be cut into eighty by who shares what.
 *
 * A file takes along what its modules import, unless one named before it has that.
 * @param root folder that holds `src`
 */
export function chunks(root: string) {
  const part = (file: string) => resolve(root, 'src/renderer', file)
  const entry = part('main.tsx')
  const login = part('features/auth/LoginPage.tsx')
  const home = part('app/DashboardScreen.tsx')
  const only = (name: string, ...ids: readonly string[]) => ({ name, test: (id: string) => ids.includes(id) })
  const early = [
    only('dashboard', home),
    only('login', login),
    // Small, and wanted by whoever has just come in.
    only(
      'welcome',
      part('ui/toasts/ToastStack.tsx'),
      part('features/chat/friends/Orbit.tsx'),
      part('features/first-steps/FirstSteps.tsx'),
    ),
    only('links', part('entities/text/find-links.ts')),
  ]
  // Shared by both, so that neither loads the other.
  const common = {
    name: (id: string, context: ChunkingContext) =>
      [login, home].every((screen) => comingWith(screen, context).has(id)) ? 'common' : null,
  }
  let roots: ReadonlySet<string> | undefined
  const later = {
    name: (id: string, context: ChunkingContext) => {
      roots ??= new Set(onDemand(entry, context).filter((root) => !LARGE.test(root)))
      return roots.has(id) ? 'later' : null
    },
  }
  // Both are about one picture, and neither is large enough to come alone.
  const pictures = only(
    'pictures',
    part('entities/files/show/LightboxDialog.tsx'),
    part('entities/files/crop/PictureDialog.tsx'),
  )
  // Each is compiled on a thread of its own, so the two take less time than one.
  const start = [
    { name: 'server', test: /\/node_modules\/(@supabase|iceberg-js)\//, tags: ['$initial' as const] },
    { name: 'start', tags: ['$initial' as const] },
  ]
  return { groups: [...start, common, ...early, later, pictures] }
}
