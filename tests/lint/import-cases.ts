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

/** Layers of the renderer, by alias and by relative path. All zones of layers are written by one function. */
const layers: readonly RuleCase[] = [
  zone('a feature reads another', FEED, '#renderer/features/chat/subject.ts', './api.ts'),
  zone('a feature reads another by relative path', FEED, '../chat/subject.ts', './api.ts'),
  zone(
    'the shell reads a feature',
    'src/renderer/shell/subject.ts',
    '../features/feed/subject.ts',
    '../ui/subject.ts',
  ),
  zone('an entity reads the shell', MEMBER, '#renderer/shell/subject.ts', '#renderer/ui/subject.ts'),
  zone('lib reads the server', 'src/renderer/lib/subject.ts', '../server/subject.ts', './store.ts'),
]

/** Rooms of main: neighbours, and what any other may import. */
const mainRooms: readonly RuleCase[] = [
  zone(
    'windows read requests',
    'src/main/windows/subject.ts',
    '../ipc/serve-requests.ts',
    '../settings/subject.ts',
  ),
  zone('the log reads settings', 'src/main/log.ts', './settings/subject.ts', './copy.ts'),
]

/** Rooms of the backend. */
const backendRooms: readonly RuleCase[] = [
  zone(
    'the database reads the api',
    'src/backend/database/subject.ts',
    '../api/subject.ts',
    '../data-folder/subject.ts',
  ),
  zone(
    'storage reads realtime',
    'src/backend/storage/subject.ts',
    '../realtime/subject.ts',
    '../auth/subject.ts',
  ),
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
