import { take, type RuleCase } from './rule-case.ts'

const ZONES = 'import-x/no-restricted-paths'
const FEED = 'src/renderer/features/feed/subject.ts'
const MEMBER = 'src/renderer/entities/member/subject.ts'

const zone = (why: string, file: string, wrong: string, right: string): RuleCase => ({
  why,
  rule: ZONES,
  file,
  wrong: take(wrong),
  right: take(right),
})

/** The rooms of design §2: everybody reads shared, nobody reads a neighbour. */
const rooms: readonly RuleCase[] = [
  zone('main reads backend', 'src/main/subject.ts', '#backend/subject.ts', '#shared/subject.ts'),
  zone(
    'main reads the renderer',
    'src/main/subject.ts',
    '#renderer/lib/subject.ts',
    './ipc/serve-requests.ts',
  ),
  zone('backend reads main', 'src/backend/subject.ts', '../main/subject.ts', '../shared/subject.ts'),
  zone('preload reads main', 'src/preload/subject.ts', '../main/subject.ts', '#shared/subject.ts'),
  zone('the renderer reads main', FEED, '../../../main/subject.ts', '#shared/subject.ts'),
  zone('the renderer reads preload', FEED, '../../../preload/subject.ts', '#shared/subject.ts'),
  zone('source reads tests', 'src/main/subject.ts', '#tests/subject.ts', '#shared/subject.ts'),
  {
    ...zone('shared reads anything of ours', 'src/shared/subject.ts', '../main/subject.ts', ''),
    right: `export const copy = 'nothing imported'\n`,
  },
]

/** The layers of the renderer, seen from each layer, by alias and by relative path. */
const layers: readonly RuleCase[] = [
  zone('a feature reads another', FEED, '#renderer/features/chat/subject.ts', './api.ts'),
  zone('a feature reads another by relative path', FEED, '../chat/subject.ts', './api.ts'),
  zone(
    'a feature reads the shell',
    FEED,
    '#renderer/shell/subject.ts',
    '#renderer/entities/member/subject.ts',
  ),
  zone('a feature reads the app', FEED, '#renderer/app/subject.ts', '#renderer/ui/subject.ts'),
  zone(
    'the shell reads a feature',
    'src/renderer/shell/subject.ts',
    '../features/feed/subject.ts',
    '../ui/subject.ts',
  ),
  zone(
    'the shell reads the app',
    'src/renderer/shell/subject.ts',
    '../app/subject.ts',
    '../theme/subject.ts',
  ),
  zone('an entity reads a feature', MEMBER, '#renderer/features/feed/subject.ts', '#renderer/lib/subject.ts'),
  zone('an entity reads the shell', MEMBER, '#renderer/shell/subject.ts', '#renderer/ui/subject.ts'),
  zone(
    'ui reads an entity',
    'src/renderer/ui/subject.ts',
    '../entities/member/subject.ts',
    '../theme/subject.ts',
  ),
  zone(
    'lib reads a feature',
    'src/renderer/lib/subject.ts',
    '../features/feed/subject.ts',
    '#shared/subject.ts',
  ),
  zone('the session reads ui', 'src/renderer/session/subject.ts', '../ui/subject.ts', '../server/subject.ts'),
  zone('lib reads the server', 'src/renderer/lib/subject.ts', '../server/subject.ts', './store.ts'),
  zone('the server reads ui', 'src/renderer/server/subject.ts', '../ui/subject.ts', '../lib/subject.ts'),
  zone(
    'the theme reads an entity',
    'src/renderer/theme/subject.ts',
    '../entities/member/subject.ts',
    '../lib/subject.ts',
  ),
]

/** The rooms of main, none of which leads back up. */
const mainRooms: readonly RuleCase[] = [
  zone('windows read the app', 'src/main/windows/subject.ts', '../app/subject.ts', '../menus/subject.ts'),
  zone('requests read the app', 'src/main/ipc/serve-requests.ts', '../app/subject.ts', '../page/subject.ts'),
  zone(
    'windows read requests',
    'src/main/windows/subject.ts',
    '../ipc/serve-requests.ts',
    '../settings/subject.ts',
  ),
  zone(
    'the platform reads requests',
    'src/main/platform/subject.ts',
    '../ipc/serve-requests.ts',
    '../subject.ts',
  ),
  zone(
    'settings read windows',
    'src/main/settings/subject.ts',
    '../windows/subject.ts',
    '../page/subject.ts',
  ),
  zone('menus read settings', 'src/main/menus/subject.ts', '../settings/subject.ts', '../page/subject.ts'),
  zone('the log reads settings', 'src/main/log.ts', './settings/subject.ts', './copy.ts'),
  zone('an observable reads settings', 'src/main/observable.ts', './settings/subject.ts', './log.ts'),
  zone('the page reads settings', 'src/main/page/subject.ts', '../settings/subject.ts', '#shared/subject.ts'),
]

/** The rooms of the backend, none of which leads back up. */
const backendRooms: readonly RuleCase[] = [
  zone(
    'the data folder reads the command line',
    'src/backend/data-folder/subject.ts',
    '../cli/subject.ts',
    '../subject.ts',
  ),
  zone(
    'the database reads the api',
    'src/backend/database/subject.ts',
    '../api/subject.ts',
    '../data-folder/subject.ts',
  ),
  zone(
    'the database reads realtime',
    'src/backend/database/subject.ts',
    '../realtime/subject.ts',
    '../subject.ts',
  ),
  zone(
    'storage reads the api',
    'src/backend/storage/subject.ts',
    '../api/subject.ts',
    '../database/subject.ts',
  ),
  zone(
    'auth reads the mailbox',
    'src/backend/auth/subject.ts',
    '../mailbox/subject.ts',
    '../data-folder/subject.ts',
  ),
  zone(
    'storage reads realtime',
    'src/backend/storage/subject.ts',
    '../realtime/subject.ts',
    '../auth/subject.ts',
  ),
  zone('the log reads the api', 'src/backend/log.ts', './api/subject.ts', './paths.ts'),
  zone('the seed reads the api', 'src/backend/seed/subject.ts', '../api/subject.ts', '../mailbox/subject.ts'),
]

const CHAT_API = 'src/renderer/features/chat/messages/api.ts'

/** The rooms of a feature, and the way from what keeps state to what asks the server. */
const inside: readonly RuleCase[] = [
  zone(
    'the lowest room reads one above',
    'src/renderer/features/chat/messages/subject.ts',
    '../outbox/subject.ts',
    '../subject.ts',
  ),
  zone(
    'a room reads one above',
    'src/renderer/features/chat/outbox/subject.ts',
    '../inbox/subject.ts',
    '../messages/subject.ts',
  ),
  zone(
    'a room reads one beside it',
    'src/renderer/features/chat/friends/subject.ts',
    '../conversation/subject.ts',
    '../inbox/subject.ts',
  ),
  zone('an api function reads state', CHAT_API, './cache.ts', './subject.ts'),
  zone('an api function reads the store', CHAT_API, '#renderer/lib/store.ts', '#renderer/server/supabase.ts'),
  zone(
    'an api function reads the session',
    CHAT_API,
    '#renderer/session/subject.ts',
    '#renderer/entities/member/subject.ts',
  ),
]

const cycle = (why: string, partner: string): RuleCase => ({
  why,
  rule: 'import-x/no-cycle',
  file: 'src/shared/subject.ts',
  wrong: `import { partner } from '${partner}'\n\nexport const subject = () => partner\n`,
  right: `import type { partner } from '${partner}'\n\nexport type Partner = typeof partner\n`,
})

const cycles: readonly RuleCase[] = [
  cycle('two modules read each other', './partner.ts'),
  cycle('two modules read each other by alias', '#shared/partner.ts'),
]

export const importCases: readonly RuleCase[] = [
  ...rooms,
  ...layers,
  ...mainRooms,
  ...backendRooms,
  ...inside,
  ...cycles,
]
