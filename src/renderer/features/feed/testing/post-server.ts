import { serve } from '#renderer/server/testing/serve.ts'
import type { Comment } from '../comments/comment.ts'

/** The server's refusal of a row that a policy does not let in. */
const refused = () =>
  Response.json({ code: '42501', message: 'new row violates row-level security policy' }, { status: 403 })

const nothingThere = () =>
  Response.json(
    { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object' },
    { status: 406 },
  )

const idsOf = (filter: string | null) => filter?.replace(/^in\.\(|\)$/g, '').split(',') ?? []

export const commentOf = (minute: number): Comment => ({
  id: `c${minute}`,
  content: `comentario ${minute}.`,
  created_at: `2026-11-21T00:${String(minute).padStart(2, '0')}:00+00:00`,
  author: { id: 'sol', username: 'sol', avatar_url: null },
})

/** A server of posts with their comments, which a test changes behind the window's back. */
export function servePosts(posts: readonly string[]) {
  const state = {
    posts: new Set(posts),
    comments: new Map<string, readonly Comment[]>(),
    /** Whether it answers reads of this session with rows. */
    isReadable: true,
    /** Each call: method and table, `page` for one of comments. */
    calls: [] as string[],
  }
  const living = (query: URLSearchParams) =>
    idsOf(query.get('id'))
      .filter((id) => state.isReadable && state.posts.has(id))
      .map((id) => {
        const comments_count = state.comments.get(id)?.length ?? 0
        return { id, likes_count: 3, comments_count, user_liked: false }
      })
  const left = (ids: readonly string[]) =>
    [...state.comments.values()].flat().filter(({ id }) => state.isReadable && ids.includes(id))
  const page = (query: URLSearchParams) => {
    const after = /\d\d:\d\d:\d\d/.exec(query.get('created_at') ?? '')?.[0] ?? ''
    const all = state.comments.get(query.get('post_id')?.slice(3) ?? '') ?? []
    const rest = all.filter(({ created_at }) => created_at.slice(11, 19) > after)
    return Response.json(rest.slice(0, 20), { headers: { 'content-range': `0-19/${rest.length}` } })
  }
  const supabase = serve((address, { method = 'GET', body }) => {
    const { pathname, searchParams } = new URL(address)
    const of = `${method} ${pathname.replace('/rest/v1/', '')}`
    state.calls.push(of === 'GET post_comments' && !searchParams.has('id') ? 'page' : of)
    if (of === 'GET posts') return Response.json(living(searchParams))
    if (of === 'GET post_comments' && searchParams.has('id'))
      return Response.json(left(idsOf(searchParams.get('id'))))
    if (of === 'GET post_comments') return page(searchParams)
    if (of === 'GET member_cards') return Response.json(state.isReadable ? [{ id: 'luna' }] : [])
    if (method === 'DELETE') return Response.json([])
    if (method === 'PATCH') return nothingThere()
    const { post_id }: { readonly post_id: string } = JSON.parse(String(body))
    return state.posts.has(post_id) ? Response.json([], { status: 201 }) : refused()
  })
  return { state, supabase }
}
