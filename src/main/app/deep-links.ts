import { z } from 'zod/mini'
import { CHAT_ROUTE, DEEP_LINK_SCHEME, NEW_POST_ROUTE } from '#shared/config.ts'

const LONGEST_LINK = 8_192
/** Longer than any encoded name: forty characters, some of them percent-encoded. */
const LONGEST_NAME = 200

const id = z.guid().check(z.toLowerCase())
const code = z.string().check(z.regex(/^[\w-]{1,200}$/))
const name = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  z.transform((text: string) => encodeURIComponent(text)),
)

/** Stands for the id of a post that is yet to be written. */
const NEW = 'new'

interface Form {
  readonly path: z.ZodMiniType<string>
  readonly route: (path: string, query: URLSearchParams) => string
}

/** The known links: host, parameters, and the hash route that they lead to. */
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
  // Without a code it was rejected, or accepted and not enough, which a message tells; the page explains what to do.
  auth: { path: z.literal('confirm'), route: (_confirm, query) => `/auth/confirm${answerIn(query)}` },
}

/** Links to common first actions, for the system's jump list. */
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

/** The code, or that there is a message: its words could be anybody's. */
function answerIn(query: URLSearchParams): string {
  const parsed = code.safeParse(query.get('code'))
  if (parsed.success) return `?code=${parsed.data}`
  return query.has('message') ? '?message' : ''
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // an invalid percent escape
  }
}

/** Whether an argument is a link, of a known form or not. */
export const isLink = (argument: string): boolean => argument.startsWith(`${DEEP_LINK_SCHEME}:`)

/** The link among the arguments that the app was started with, if there is one. */
export const linkIn = (argv: readonly string[]): string | null => argv.findLast(isLink) ?? null
