import { z } from 'zod'
import { CHAT_ROUTE, DEEP_LINK_SCHEME, NEW_POST_ROUTE } from '#shared/config.ts'

const LONGEST_LINK = 8_192
/** More than any name has: forty characters, of which some are written as several. */
const LONGEST_NAME = 200

const id = z.guid().toLowerCase()
const code = z.string().regex(/^[\w-]{1,200}$/)
const name = z.string().min(1).max(LONGEST_NAME).transform(encodeURIComponent)

/** In the place of a post's id: the one that the member is about to write. */
const NEW = 'new'

interface Form {
  readonly path: z.ZodType<string>
  readonly route: (path: string, query: URLSearchParams) => string
}

/** The forms that a link may have: what stands after the scheme, what follows it, and the hash route that it leads to. */
const FORMS: Readonly<Record<string, Form>> = {
  post: {
    path: z.union([id, z.literal(NEW)]),
    route: (post) => (post === NEW ? NEW_POST_ROUTE : `/dashboard/post/${post}`),
  },
  user: { path: z.union([id, name]), route: (member) => `/dashboard/user-profile/${member}` },
  chat: {
    path: z.union([id, z.literal('')]),
    route: (friendId) => (friendId === '' ? CHAT_ROUTE : `/dashboard/home?chat=${friendId}`),
  },
  // A mail that is refused leads there too, without a code: the page says what to do.
  auth: { path: z.literal('confirm'), route: (_confirm, query) => `/auth/confirm${codeIn(query)}` },
}

/** The links of what a member may begin with, for the system's own lists. */
export const startLinks = {
  newPost: `${DEEP_LINK_SCHEME}://post/${NEW}`,
  chat: `${DEEP_LINK_SCHEME}://chat`,
} as const

/** The hash route that a `cosmia://` address of a known form leads to, `null` for everything else. */
export function linkRoute(link: string): string | null {
  if (link.length > LONGEST_LINK) return null
  const address = URL.parse(link)
  if (address?.protocol !== `${DEEP_LINK_SCHEME}:` || !Object.hasOwn(FORMS, address.host)) return null
  const form = FORMS[address.host]
  const path = form?.path.safeParse(decoded(address.pathname.replace(/^\/|\/$/g, '')))
  return form && path?.success ? form.route(path.data, address.searchParams) : null
}

function codeIn(query: URLSearchParams): string {
  const parsed = code.safeParse(query.get('code'))
  return parsed.success ? `?code=${parsed.data}` : ''
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // a percent sign that means nothing
  }
}

/** The link among the arguments the system started the app with, if there is one. */
export function linkIn(argv: readonly string[]): string | null {
  return argv.findLast((argument) => argument.startsWith(`${DEEP_LINK_SCHEME}:`)) ?? null
}
